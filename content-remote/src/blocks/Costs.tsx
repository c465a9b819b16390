import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { costs } from '../content/costs.content';
import { CostLedger } from './CostLedger';
import { Split } from './Split';

/** What it costs and what happens next, as a section of a page. */
export function Costs() {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Split>
          <SectionTitle id={titleId}>{costs.title}</SectionTitle>
          <CostLedger labelledBy={titleId} />
        </Split>
      </Container>
    </Section>
  );
}
