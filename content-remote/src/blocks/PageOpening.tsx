import type { ReactNode } from 'react';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Lead } from '@incasso/browser/ui/Section';
import { OpeningLayout, Frame, OpeningText } from './PageOpening.styles';

type PageOpeningProps = {
  readonly title: string;
  readonly lead: string;
  /** Shown on the right: facts or a picture. */
  readonly children?: ReactNode;
};

/** The head of every page except home: title and introduction above a full-width rule. */
export function PageOpening({ title, lead, children }: PageOpeningProps) {
  return (
    <Frame>
      <OpeningLayout>
        <OpeningText>
          <PageHeading>{title}</PageHeading>
          <Lead>{lead}</Lead>
        </OpeningText>
        {children}
      </OpeningLayout>
    </Frame>
  );
}
