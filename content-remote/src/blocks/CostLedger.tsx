import { costs } from '../content/costs.content';
import { Ledger, Notes, Table } from './CostLedger.styles';
import { NextSteps } from './NextSteps';

/** What it costs, by kind of invoice and by what comes of it, and what happens next. `labelledBy`: its heading's id. */
export function CostLedger({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Ledger>
      <p>{costs.lead}</p>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{costs.situation}</th>
            {costs.kinds.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costs.rows.map(({ situation, amounts }) => (
            <tr key={situation}>
              <th scope="row">{situation}</th>
              {amounts.map((amount, index) => (
                <td key={costs.kinds[index]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Notes>{costs.notes.join(' ')}</Notes>
      <NextSteps heading="h3" />
    </Ledger>
  );
}
