import { textLinkLook } from '@incasso/browser/ui/PlainLink';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Account = styled.span`
  display: block;
  font-weight: 650;
  letter-spacing: 0.02em;
  user-select: all;

  @media (min-width: ${theme.from.narrow}) {
    white-space: nowrap;
  }
`;

/** Hidden without JavaScript, which it needs. */
export const CopyButton = styled.button`
  ${textLinkLook}
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-family: inherit;
  font-size: ${theme.size.small};
  text-align: start;
  cursor: pointer;

  @media (scripting: none), print {
    display: none;
  }
`;

export const Note = styled.p`
  margin: ${theme.space.s} 0 0;
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.color.inkSoft};
`;
