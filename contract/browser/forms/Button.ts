import styled, { css } from 'styled-components';
import { theme } from '../theme';

/** `primary`: the one next step, in ink with marker text. `secondary`: every other. */
export type ButtonKind = 'primary' | 'secondary';

/** The look of a button, for links that lead like one. */
export const buttonLook = css<{ $kind?: ButtonKind | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  box-sizing: border-box;
  min-block-size: ${theme.form.controlHeight};
  padding: ${theme.space.s} ${theme.space.l};
  border: 2px solid ${theme.brand.line};
  border-radius: ${theme.radius.control};
  background: ${({ $kind }) => ($kind === 'secondary' ? theme.color.paper : theme.brand.action)};
  color: ${({ $kind }) => ($kind === 'secondary' ? theme.brand.line : theme.brand.onAction)};
  font: inherit;
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      transition:
        background-color ${theme.motion.short} ${theme.motion.easing},
        color ${theme.motion.short} ${theme.motion.easing};
      background: ${({ $kind }) => ($kind === 'secondary' ? theme.brand.action : theme.brand.onAction)};
      color: ${({ $kind }) => ($kind === 'secondary' ? theme.brand.onAction : theme.brand.action)};
    }
  }

  &:focus-visible {
    outline: 3px solid ${theme.brand.mark};
    outline-offset: 0;
    box-shadow:
      inset 0 0 0 2px ${theme.color.paper},
      0 0 0 5px ${theme.color.ink};
  }

  &:disabled {
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.band};
    color: ${theme.color.inkSoft};
    cursor: default;
  }

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &:hover:not(:disabled) {
      transition: none;
    }
  }
`;

/** A button of a form. `$kind` defaults to `primary`. */
export const Button = styled.button<{ $kind?: ButtonKind }>`
  ${buttonLook}
`;
