import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';
import { fingerRoom } from './fingerRoom';

/** A link in or under text: underlined by the marker, which fills it on hover. */
export const textLinkLook = css`
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: currentColor;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;

  :not(p, label, label *, p *) > & {
    ${fingerRoom}
  }

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.marker};
      color: ${theme.color.ink};
      box-shadow:
        -0.15em 0 0 ${theme.color.marker},
        0.15em 0 0 ${theme.color.marker};
    }
  }
`;

/** A link out of the site, or to a phone or mailbox. Needs no router. */
export const PlainLink = styled.a`
  ${textLinkLook}
`;
