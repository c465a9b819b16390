import { render } from '@testing-library/react';
import { interestRates } from '@incasso/debts/interestRates';
import { InterestRates } from './InterestRates';

test('lists the rate of each half-year of the last six years, newest first', () => {
  const { container } = render(<InterestRates />);

  const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toHaveLength(6);
  const years = rows.map(([year]) => year);
  expect(years).toEqual([...years].sort().reverse());
  for (const [year = '', ...shown] of rows) {
    const known = Object.entries(interestRates).filter(([halfYear]) => halfYear.startsWith(year));
    const rates = known.map(([, rate]) => `${rate.replace('.', ',')}%`);
    expect(shown).toEqual([...rates, 'nog niet bekend'].slice(0, 2));
  }
});
