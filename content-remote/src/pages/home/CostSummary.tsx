import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { TextLink } from '@incasso/browser/ui/TextLink';
import { useId } from 'react';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { Split, SplitHead } from '../../blocks/Split';
import { costsLink } from '@incasso/contract/routes';
import { costSummary } from '../../content/costs.content';

/** The costs in three lines; the full table is on the services page. */
export function CostSummary() {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={titleId}>{costSummary.title}</SectionTitle>
            <TextLink to={costsLink.address}>{costSummary.more}</TextLink>
          </SplitHead>
          <OpeningFacts facts={costSummary.items} />
        </Split>
      </Container>
    </Section>
  );
}
