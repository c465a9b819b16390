import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';
import { fingerRoom } from './fingerRoom';

/** Style of a link in or below text: underlined in the marker's colour, which fills its background on hover. */
export const textLinkLook = css`
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: currentColor;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  /* 24 px for a mouse (WCAG 2.2, 2.5.8), without changing the layout. */
  --link-room: max(0px, calc((1.5rem - 1.1em) / 2));
  padding-block: var(--link-room);
  margin-block: calc(-1 * var(--link-room));

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

/** An external link, or one to a phone number or mailbox. Needs no router. */
export const PlainLink = styled.a`
  ${textLinkLook}
`;
