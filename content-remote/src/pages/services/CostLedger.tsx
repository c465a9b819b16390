import { Ledger, Notes, Table } from './CostLedger.styles';
import { costTable } from './costTable.content';

/** Costs by kind of invoice and by outcome. `labelledBy`: id of the heading. */
export function CostLedger({ labelledBy }: { readonly labelledBy: string }) {
  const { kinds, rows } = costTable;
  return (
    <Ledger>
      <p>{costTable.lead}</p>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{costTable.situation}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ situation, amounts }) => (
            <tr key={situation}>
              <th scope="row">{situation}</th>
              {amounts.map(({ amount, detail }, index) => (
                <td
                  key={kinds[index]}
                  colSpan={kinds.length / amounts.length}
                  {...(amounts.length === kinds.length && { 'data-kind': kinds[index] })}
                >
                  <strong>{amount}</strong> {detail}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Notes>{costTable.notes}</Notes>
    </Ledger>
  );
}
