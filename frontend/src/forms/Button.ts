import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';

/** Style of the primary button, in ink with marker-coloured text. Links that look like a button use it too. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.form.controlHeight};
  padding: ${theme.space.s} min(${theme.space.l}, 6vw);
  border: 2px solid ${theme.brand.line};
  border-radius: ${theme.radius.control};
  background: ${theme.brand.action};
  color: ${theme.brand.onAction};
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      transition:
        background-color ${theme.motion.short} ${theme.motion.easing},
        color ${theme.motion.short} ${theme.motion.easing};
      background: ${theme.brand.onAction};
      color: ${theme.brand.action};
    }
  }

  &:active:not(:disabled) {
    background: ${theme.brand.onAction};
    color: ${theme.brand.action};
  }

  &:focus-visible {
    outline: 3px solid ${theme.brand.mark};
    outline-offset: 0;
    box-shadow:
      inset 0 0 0 2px ${theme.color.paper},
      0 0 0 5px ${theme.color.ink};
  }

  /* A form that is being sent keeps the looks of its buttons. */
  &:disabled:not([data-sending] *) {
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.band};
    color: ${theme.color.inkSoft};
  }

  @media (forced-colors: active) {
    &:disabled:not([data-sending] *) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Style of a secondary button, on top of `buttonLook`. */
export const secondaryLook = css`
  background: ${theme.color.paper};
  color: ${theme.brand.line};

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${theme.color.band};
      color: ${theme.color.ink};
    }
  }

  &:active:not(:disabled) {
    background: ${theme.color.band};
    color: ${theme.color.ink};
  }
`;

/** The primary button: one per page or step. */
export const Button = styled.button`
  ${buttonLook}
`;

export const SecondaryButton = styled(Button)`
  ${secondaryLook}
`;
