import { theme } from '@incasso/frontend/brand/theme';
import { Fold } from '@incasso/frontend/ui/Fold';
import { interestRates } from '@incasso/debts/interestRates';
import styled from 'styled-components';
import { interestRatesText as text } from './faq.content';

const shownYears = 6;

const rates = new Map(Object.entries(interestRates));
const years = [...new Set([...rates.keys()].map((halfYear) => halfYear.slice(0, 4)))].sort().reverse();

export function InterestRates() {
  return (
    <Fold isSmall title={text.title}>
      <RatesTable>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.slice(0, shownYears).map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{text.rate(rates.get(`${year}-1`))}</td>
              <td>{text.rate(rates.get(`${year}-2`))}</td>
            </tr>
          ))}
        </tbody>
      </RatesTable>
    </Fold>
  );
}

const RatesTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: 0.25em;
    font-weight: 650;
    text-align: start;
  }

  th,
  td {
    padding: 0.25em 0.75em 0.25em 0;
    border-block-end: 1px solid ${theme.color.rule};
    text-align: start;
    vertical-align: bottom;
  }

  thead th {
    border-color: ${theme.color.ink};
  }
`;
