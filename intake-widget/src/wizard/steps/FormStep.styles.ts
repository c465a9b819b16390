import { focusLook } from '@incasso/frontend/forms/Field.styles';
import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';

/** While sending, one attribute disables every control. */
export const StepFields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
`;

export const StepHeading = styled.h2`
  font-family: ${theme.font.heading};
  /* In enlarged text a long word keeps to one line. */
  font-size: min(1.75rem, 11cqi);
  font-weight: 600;
  line-height: 1.15;
  /* The bar of the steps, above it. The page keeps clear of its own bar. */
  scroll-margin-block-start: 4px;
  ${focusLook}
`;
