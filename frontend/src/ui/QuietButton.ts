import styled from 'styled-components';
import { theme } from '../brand/theme';
import { fingerHeight } from './fingerRoom';
import { textLinkLook } from './PlainLink';

/** A button that looks like a link. Hidden without JavaScript, which it needs. */
export const QuietButton = styled.button`
  ${textLinkLook}
  min-block-size: 1.75rem;
  font-size: ${theme.size.small};
  text-align: start;

  @media (pointer: coarse) {
    min-block-size: ${fingerHeight};
  }

  @media (scripting: none), print {
    display: none;
  }
`;
