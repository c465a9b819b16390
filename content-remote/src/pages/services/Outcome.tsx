import { theme } from '@incasso/frontend/brand/theme';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Fold } from '@incasso/frontend/ui/Fold';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { Sums } from '@incasso/frontend/ui/Sums';
import type { CaseCosts, CostRow } from '@incasso/debts/costsOf';
import styled from 'styled-components';
import { calculatorText as text } from './CostCalculator.text';

type OutcomeProps = {
  readonly costs: CaseCosts;
  /** What was calculated, when the outcome is only an example. */
  readonly example?: string;
};

/** The outcome in one line, what the debtor owes, what the case costs the client, and how it is calculated. */
export function Outcome({ costs: { title, result, owed, costs, notes, calculation }, example }: OutcomeProps) {
  return (
    <>
      <div>
        {example !== undefined && <SmallPrint>{example}</SmallPrint>}
        <Answer as="p">{result}</Answer>
        <SmallPrint>{title}</SmallPrint>
      </div>
      <Total>
        <Rows rows={owed} />
      </Total>
      <p>
        <strong>{text.costs}</strong>
      </p>
      {costs.length > 0 && (
        <Sums>
          <Rows rows={costs} />
        </Sums>
      )}
      {notes.map((note) => (
        <SmallPrint key={note}>{note}</SmallPrint>
      ))}
      {calculation.length > 0 && (
        <Fold isSmall title={text.how}>
          <ul>
            {calculation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
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

const Answer = styled(SubTitle)`
  padding-block-end: ${theme.space.xs};
  font-family: ${theme.font.heading};
`;

/** The last line is the total. */
const Total = styled(Sums)`
  > :last-child {
    border-block-end: 5px double ${theme.color.ink};
    font-weight: 650;
  }
`;
