import styled from 'styled-components';
import { buttonLook, secondaryLook } from '../forms/Button';
import { Link } from '../host/router';
import { textLinkLook } from './PlainLink';

type ButtonLinkProps = {
  /** Default `primary`. */
  readonly $kind?: 'primary' | 'secondary';
};

/** A link within the site that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLinkProps>`
  ${buttonLook}
  ${({ $kind }) => $kind === 'secondary' && secondaryLook}
`;

export const TextLink = styled(Link)`
  ${textLinkLook}
`;
