import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';
import { layoutText as text } from './layout.text';

/** Id of the page's content, the target of the link. */
export const mainId = 'inhoud';

/** A link that skips the navigation. It is the first in the tab order. */
export function SkipLink() {
  return <Link href={`#${mainId}`}>{text.skipLink}</Link>;
}

const Link = styled.a`
  position: fixed;
  inset-block-start: ${theme.space.s};
  inset-inline-start: ${theme.space.s};
  z-index: 4;
  padding: ${theme.space.m} ${theme.space.l};
  background: ${theme.color.ink};
  color: ${theme.color.marker};
  font-weight: 650;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
