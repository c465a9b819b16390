import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { Split, SplitHead } from '../../blocks/Split';
import { costsLink } from '@incasso/contract/routes';
import { CostCalculator } from '../../cost-calculator/CostCalculator';
import { CostKinds } from './CostKinds';

export function Costs() {
  return (
    <Section aria-labelledby={costsLink.id}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={costsLink.id}>{costsLink.name}</SectionTitle>
            <CostCalculator />
          </SplitHead>
          <CostKinds />
        </Split>
      </Container>
    </Section>
  );
}
