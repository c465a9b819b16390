import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { costs } from '../content/costs.content';
import { CostLedger } from './CostLedger';
import { Split } from './Split';

/** A page section with costs and next steps. */
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
