import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { Split, SplitHead } from '../../blocks/Split';
import { costsLink } from '@incasso/contract/routes';
import { CostCalculator } from '../../cost-calculator/CostCalculator';
import { CostExamples } from './CostExamples';
import { CostLedger } from './CostLedger';
import { costTable } from './costTable.content';

export function Costs() {
  return (
    <Section aria-labelledby={costsLink.id}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={costsLink.id}>{costTable.title}</SectionTitle>
            <CostCalculator />
          </SplitHead>
          <div>
            <CostLedger labelledBy={costsLink.id} />
            <CostExamples />
          </div>
        </Split>
      </Container>
    </Section>
  );
}
