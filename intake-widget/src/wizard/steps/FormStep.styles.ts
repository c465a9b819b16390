import { focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled, { css } from 'styled-components';

/** While sending, one attribute disables every control. */
export const StepFields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  min-inline-size: 0;
  margin: 0;
  border: 0;
  padding: 0;
`;

/** The size of headings, limited in a narrow column. */
export const headingSize = css`
  /* In enlarged text a long word keeps to one line. */
  font-size: min(1.5rem, 11cqi);

  @container (min-width: ${theme.fromContainer.small}) {
    font-size: min(${theme.size.h2}, 1.8125rem);
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    font-size: ${theme.size.h2};
  }
`;

export const StepHeading = styled.h2`
  ${headingSize}
  margin: 0;
  font-family: ${theme.font.heading};
  font-weight: 600;
  line-height: 1.15;
  /* The page keeps clear of its own bar. */
  scroll-margin-block-start: calc(${theme.toastsRoom} + ${theme.space.m});

  &:focus-visible {
    ${focusLook}
  }
`;

export const StepIntro = styled.p`
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.inkSoft};
`;
