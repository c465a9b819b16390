import type { ReactNode } from 'react';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Lead } from '@incasso/browser/ui/Section';
import { Columns, Frame, Words } from './PageOpening.styles';

type PageOpeningProps = {
  readonly title: string;
  readonly lead: string;
  /** Stands at the right: facts, or a picture. */
  readonly children?: ReactNode;
};

/** The head of a page other than home: its title and what it is about, over a rule as wide as the page. */
export function PageOpening({ title, lead, children }: PageOpeningProps) {
  return (
    <Frame>
      <Columns>
        <Words>
          <PageHeading>{title}</PageHeading>
          <Lead>{lead}</Lead>
        </Words>
        {children}
      </Columns>
    </Frame>
  );
}
