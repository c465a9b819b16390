import { theme } from '@incasso/frontend/brand/theme';
import { Split, Stack } from '@incasso/frontend/layout/Stack';
import { Container, Lead, PageHeading } from '@incasso/frontend/ui/Section';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type PageOpeningProps = {
  readonly title: string;
  readonly lead: string;
  /** Beside the title, or below it if it spans all columns. */
  readonly children?: ReactNode;
};

/** The head of every page except home and about: title and introduction above a full-width rule. */
export function PageOpening({ title, lead, children }: PageOpeningProps) {
  return (
    <Container>
      <Layout $of="minmax(0, 1fr) 26rem" $gap="l xxl" $wideGap="l xxl">
        <Text>
          <PageHeading>{title}</PageHeading>
          <Lead>{lead}</Lead>
        </Text>
        {children}
      </Layout>
    </Container>
  );
}

const Layout = styled(Split)`
  padding-block: clamp(3rem, 2rem + 4vw, 6rem) clamp(2rem, 1.5rem + 2vw, 3.5rem);
  border-block-end: 2px solid ${theme.color.ink};

  @media (min-width: ${theme.from.large}) {
    align-items: end;
  }
`;

/** At the top, so that the titles of all pages are at one height. */
const Text = styled(Stack)`
  align-self: start;
`;
