import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';
import { Stack } from '../layout/Stack';

/**
 * A ring in the marker's colour around an ink line: the ink provides the contrast, and the outline remains in forced
 * colours.
 */
export const focusRing = css`
  outline: 3px solid ${theme.brand.mark};
  outline-offset: 0;
  box-shadow: inset 0 0 0 2px ${theme.color.ink};
`;

export const focusLook = css`
  &:focus-visible {
    ${focusRing}
  }
`;

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const FieldGroup = styled(Stack).attrs({ $gap: 'xs' })<{ $isInvalid: boolean }>`
  min-inline-size: 0;
  ${({ $isInvalid }) =>
    $isInvalid &&
    css`
      border-inline-start: 4px solid ${theme.color.error};
      padding-inline-start: ${theme.space.m};
    `}
`;

export const FieldLabel = styled.label`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const LabelNote = styled.span`
  font-weight: 400;
  color: ${theme.color.inkSoft};
`;

export const FieldError = styled.p`
  font-weight: 650;
  white-space: pre-line;
  color: ${theme.color.error};
`;

/** Advice that does not block submission. Highlighted and in ink, so that it does not look like an error. */
export const FieldAdvice = styled.p`
  font-size: ${theme.size.small};

  /* Without words it takes no gap. */
  &:has(> :empty) {
    position: absolute;
  }

  > :not(:empty) {
    display: block;
    border-inline-start: 4px solid ${theme.brand.mark};
    padding-inline-start: ${theme.space.s};
  }

  /*
   * Visible once the field loses focus. Its space is always reserved, or a button would move between press and click.
   */
  :focus ~ & > * {
    visibility: hidden;
  }
`;

export const HiddenWords = styled.span`
  ${visuallyHidden}
`;

/** Style of an input as on a payment slip: a thin border with a heavier line below. */
export const controlLook = css`
  inline-size: 100%;
  min-block-size: ${theme.form.controlHeight};
  border: 1px solid ${theme.color.controlBorder};
  border-block-end: 2px solid ${theme.color.ink};
  border-radius: ${theme.radius.control};
  padding: ${theme.space.s} 0.75rem;
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  /* Keeps a focused field, with its label and error, clear of toasts and of a partner's own header. */
  scroll-margin-block: calc(${theme.barHeight} + 6.5rem) calc(${theme.toastsRoom} + ${theme.space.xl});
  transition: border-color ${theme.motion.short} ${theme.motion.easing};

  &[aria-invalid='true'] {
    border-color: ${theme.color.error};
  }

  ${focusLook}
`;
