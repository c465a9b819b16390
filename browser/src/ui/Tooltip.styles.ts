import styled from 'styled-components';
import { focusLook } from '../forms/Field.styles';
import { theme } from '../brand/theme';
import { fingerRoom } from './fingerRoom';

export const Anchor = styled.span`
  position: relative;
  display: inline-block;
`;

export const Trigger = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted 2px;
  text-underline-offset: 0.25em;
  cursor: help;
  ${fingerRoom}

  &:focus-visible {
    ${focusLook}
  }
`;

export const Bubble = styled.span<{ $isOpen: boolean }>`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  /* Below the sticky bar. */
  z-index: 1;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - 2.5rem);
  border: 1px solid ${theme.color.ink};
  border-block-start-width: 3px;
  padding: 0.75rem ${theme.space.m};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  /* A hidden bubble must take no space, or it would widen the page. */
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};

  @media (scripting: none) {
    position: fixed;
    inset-block: auto ${theme.space.l};
    inset-inline-start: ${theme.space.gutter};

    ${Anchor}:hover > &,
    ${Anchor}:focus-within > & {
      display: block;
    }
  }
`;
