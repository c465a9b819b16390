import { Sums } from '@incasso/browser/ui/Sums';
import type { CaseCosts, CostRow } from '@incasso/debts/costsOf';
import { Details, Heading, Total } from './CostCalculator.styles';
import { calculatorText as text } from './CostCalculator.text';

/** What the debtor owes, what the case costs the client, and how it is calculated. */
export function Outcome({ costs: { owed, costs, notes, calculation } }: { readonly costs: CaseCosts }) {
  return (
    <>
      <Total>
        <Rows rows={owed} />
      </Total>
      <Heading>{text.costs}</Heading>
      {costs.length > 0 && (
        <Sums>
          <Rows rows={costs} />
        </Sums>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {calculation.length > 0 && (
        <Details>
          <summary>{text.how}</summary>
          <ul>
            {calculation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly CostRow[] }) {
  return rows.map(([label, sum]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{sum}</dd>
    </div>
  ));
}
