import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { Split, SplitHead } from '../../blocks/Split';
import { costsLink } from '@incasso/contract/routes';
import { LazyReckoner } from '../../interest-reckoner/LazyReckoner';
import { CostExamples } from './CostExamples';
import { CostLedger } from './CostLedger';
import { Reckon } from './Costs.styles';
import { costTable, ownCosts } from './costTable.content';

export function Costs() {
  return (
    <Section aria-labelledby={costsLink.id}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={costsLink.id}>{costTable.title}</SectionTitle>
            <Reckon>
              <summary>{ownCosts.title}</summary>
              <noscript>
                <p>{ownCosts.withoutScript}</p>
              </noscript>
              <LazyReckoner />
            </Reckon>
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
