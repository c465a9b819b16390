import { Fold } from '@incasso/frontend/ui/Fold';
import { costsLink } from '@incasso/contract/routes';
import { Ledger } from '../../blocks/Ledger';
import { TitledSection } from '../../blocks/TitledSection';
import { CostCalculator } from './CostCalculator';
import { costConditions, costKinds } from './costKinds.content';

/** The calculator, the rule of each kind of case, then the conditions. */
export function Costs() {
  return (
    <TitledSection title={costsLink.name} id={costsLink.id}>
      <CostCalculator />
      <Ledger items={[...costKinds.items, costKinds.others]} />
      <Fold isSmall title={costConditions.title}>
        <ul>
          {costConditions.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Fold>
    </TitledSection>
  );
}
