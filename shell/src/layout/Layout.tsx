import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Footer } from './Footer';
import { layoutText as text } from './layout.text';
import { TopBar } from './TopBar';

/** The target of the link that skips the navigation. */
const mainId = 'inhoud';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <SkipLink href={`#${mainId}`}>{text.skipLink}</SkipLink>
      <TopBar />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Page>
  );
}

/** At least as high as the screen, so that the footer is always at its bottom. */
const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
`;

const Main = styled.main`
  outline: none;
`;

/** The first in the tab order. */
const SkipLink = styled.a`
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
