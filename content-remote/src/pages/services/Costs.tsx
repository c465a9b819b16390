import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { Split } from '../../blocks/Split';
import { costsPlace } from '../../content/costs.content';
import { CostExamples } from './CostExamples';
import { CostLedger } from './CostLedger';
import { costTable } from './costTable.content';

/** What a case costs, by kind and outcome, and two cases in euro. */
export function Costs() {
  return (
    <Section aria-labelledby={costsPlace.id}>
      <Container>
        <Split>
          <SectionTitle id={costsPlace.id}>{costTable.title}</SectionTitle>
          <div>
            <CostLedger labelledBy={costsPlace.id} />
            <CostExamples />
          </div>
        </Split>
      </Container>
    </Section>
  );
}
