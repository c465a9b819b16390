import { interestRates } from '@incasso/debts/interestRates';
import { Rates, RatesTable } from './InterestRates.styles';
import { interestRatesText as text } from './InterestRates.text';

const shownYears = 6;

const rates = new Map(Object.entries(interestRates));
const years = [...new Set([...rates.keys()].map((halfYear) => halfYear.slice(0, 4)))].sort().reverse();

export function InterestRates() {
  return (
    <>
      <Rates>
        <summary>{text.title}</summary>
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
      </Rates>
    </>
  );
}
