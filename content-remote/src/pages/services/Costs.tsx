import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { Split } from '../../blocks/Split';
import { costs, costsPlace } from '../../content/costs.content';
import { CostExamples } from './CostExamples';
import { CostLedger } from './CostLedger';

/** What a case costs, by kind and outcome, and two cases in euro. */
export function Costs() {
  return (
    <Section aria-labelledby={costsPlace.id}>
      <Container>
        <Split>
          <SectionTitle id={costsPlace.id}>{costs.title}</SectionTitle>
          <div>
            <CostLedger labelledBy={costsPlace.id} />
            <CostExamples />
          </div>
        </Split>
      </Container>
    </Section>
  );
}
