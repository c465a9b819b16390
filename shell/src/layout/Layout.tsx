import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { mainId, SkipLink } from './SkipLink';
import { Main, Page } from './Layout.styles';
import { TopBar } from './TopBar';

type Props = { readonly children: ReactNode };

export function Layout({ children }: Props) {
  return (
    <Page>
      <SkipLink />
      <TopBar />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Page>
  );
}
