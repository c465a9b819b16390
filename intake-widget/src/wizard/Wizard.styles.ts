import { focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled, { css } from 'styled-components';
import { fromRoom } from './fromRoom';

/** All in it follows its own width, not the screen's. Where nothing gives it a width, it takes the intrinsic one. */
export const WizardFrame = styled.div`
  container-type: inline-size;
  contain-intrinsic-inline-size: 16rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  inline-size: 100%;
  max-inline-size: ${theme.width.form};
`;

export const WizardForm = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
`;

/**
 * While sending, one attribute stills every control. A step that is not `data-current` is out of sight and reach, and keeps
 * the layout that it had, so that turning to it is little more than painting it. It hangs up from the end of the form: to
 * where no page scrolls.
 */
export const StepFields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  min-inline-size: 0;
  margin: 0;
  border: 0;
  padding: 0;

  &:not([data-current]) {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    visibility: hidden;

    @supports (content-visibility: hidden) {
      visibility: inherit;
      content-visibility: hidden;
    }
  }
`;

/** The size of headings, kept within a narrow column. */
export const headingSize = css`
  font-size: 1.5rem;

  @container (min-width: ${fromRoom.small}) {
    font-size: min(${theme.size.h2}, 1.8125rem);
  }

  @container (min-width: ${fromRoom.medium}) {
    font-size: ${theme.size.h2};
  }
`;

export const StepHeading = styled.h2`
  ${headingSize}
  margin: 0;
  font-family: ${theme.font.heading};
  font-weight: 600;
  line-height: 1.15;
  scroll-margin-block-start: calc(${theme.barHeight} + ${theme.space.m});

  &:focus-visible {
    ${focusLook}
  }
`;

export const StepIntro = styled.p`
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.inkSoft};
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block-start: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.rule};

  > button {
    flex-grow: 1;

    @container (min-width: ${fromRoom.small}) {
      flex-grow: 0;
    }
  }
`;
