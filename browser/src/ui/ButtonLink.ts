import styled, { css } from 'styled-components';
import { buttonLook, secondaryLook } from '../forms/Button';
import { Link } from '../host/router';
import { theme } from '../brand/theme';

type ButtonLinkProps = {
  /** Default `primary`. */
  readonly $kind?: 'primary' | 'secondary';
  /** The ground it stands on. Default `paper`. */
  readonly $on?: 'paper' | 'ink';
};

const onInk = css<ButtonLinkProps>`
  border-color: ${theme.color.marker};
  background: ${({ $kind }) => ($kind === 'secondary' ? 'transparent' : theme.color.marker)};
  color: ${({ $kind }) => ($kind === 'secondary' ? theme.color.marker : theme.color.ink)};

  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: ${theme.color.paper};
      background: ${theme.color.paper};
      color: ${theme.color.ink};
    }
  }

  &:active:not(:disabled) {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
  }
`;

/** A link within the site that leads like a button. */
export const ButtonLink = styled(Link)<ButtonLinkProps>`
  ${buttonLook}
  ${({ $kind }) => $kind === 'secondary' && secondaryLook}
  ${({ $on }) => $on === 'ink' && onInk}
`;
