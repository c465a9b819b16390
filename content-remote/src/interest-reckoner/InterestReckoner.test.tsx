import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { missingRateNote } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { formatDate, todayInBelgium } from '@incasso/contract/isoDate';
import { InterestReckoner } from './InterestReckoner';
import { reckonerText as text } from './InterestReckoner.text';

const user = userEvent.setup();

/** Sets the value of a date input, whatever the locale. */
function setDate(label: string, date: string): void {
  fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: date } });
}

async function reckon(): Promise<string> {
  await user.click(screen.getByRole('button', { name: text.reckon }));
  return screen.getByRole('status').textContent.replaceAll(/\s/g, ' ');
}

test('calculates interest from the day after the due date, and shows every line of the sum', async () => {
  render(<InterestReckoner isInAnswer />);
  await user.type(screen.getByRole('textbox', { name: /^Bedrag van de factuur/ }), '1.000');
  setDate('Vervaldag', '2025-12-31');
  setDate('Tot en met', '2026-04-10');

  const result = await reckon();

  // 1,000 × 10.5 % × 100 / 365
  expect(result).toContain('Wettelijke interest op 10/04/2026€ 28,77');
  expect(result).toContain('Vaste vergoeding€ 40,00');
  expect(result).toContain('Uw debiteur is verschuldigd€ 1.068,77');
  expect(result).toContain('01/01/2026 tot en met 10/04/2026');
  expect(result).toContain('Dit is een raming');
});

test('calculates the costs of a case up to today from an amount and a due date', async () => {
  render(<InterestReckoner />);
  expect(screen.queryByLabelText(/^Tot en met/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Bedrag van de factuur/ }), '20.000');
  setDate('Vervaldag', '2025-06-30');

  const result = await reckon();

  // Interest for more than a year and 40 euro exceed the fee.
  expect(result).toContain('Ons ereloon, hoogstens€ 2.000,00');
  expect(result).toContain('Voorschot, alleen als IOS nodig is€ 500,00');
  expect(result).toMatch(/Uw debiteur betaalt alles: u houdt over€ 2\d\.\d{3},\d\d/);
  expect(result).toContain('Hij betaalt niets, ook niet na IOS: u verliest uw voorschot€ 500,00');
  expect(result).toContain('Via IOS houdt u minstens € 20.000,00 over');
  expect(result).toContain('Onbetwist, tussen bedrijven en zonder rechtbank');
});

test('shows the errors, focuses the first invalid field, and keeps what was typed', async () => {
  render(<InterestReckoner isInAnswer />);
  const amount = screen.getByRole('textbox', { name: /^Bedrag van de factuur/ });
  await user.type(amount, 'veel');

  expect(await reckon()).toBe('');

  expect(screen.getByText(text.errors.amount)).toBeTruthy();
  expect(screen.getByText(text.errors.date)).toBeTruthy();
  expect(document.activeElement).toBe(amount);
  expect(amount).toHaveProperty('value', 'veel');
});

test.each(['0', '-100', 'USD 100'])('refuses the amount %j', async (typed) => {
  render(<InterestReckoner />);
  await user.type(screen.getByRole('textbox', { name: /^Bedrag van de factuur/ }), typed);
  setDate('Vervaldag', '2026-01-01');

  expect(await reckon()).toBe('');

  expect(screen.getByText(text.errors.amount)).toBeTruthy();
});

test.each([
  ['2016-06-01', '2026-01-01', text.errors.tooEarly('2016-06-30')],
  ['2026-01-01', '2026-01-01', text.errors.untilNotLater],
  ['2026-01-02', '2026-01-01', text.errors.untilNotLater],
])('refuses %s until %s', async (dueDate, until, error) => {
  render(<InterestReckoner isInAnswer />);
  await user.type(screen.getByRole('textbox', { name: /^Bedrag van de factuur/ }), '100');
  setDate('Vervaldag', dueDate);
  setDate('Tot en met', until);

  expect(await reckon()).toBe('');

  expect(screen.getByText(error)).toBeTruthy();
});

test('calculates up to today by default, never beyond the known rates, and clears the sum when a field changes', async () => {
  render(<InterestReckoner isInAnswer />);
  expect(screen.getByLabelText(/^Tot en met/)).toHaveProperty('value', todayInBelgium());
  const amount = screen.getByRole('textbox', { name: /^Bedrag van de factuur/ });
  await user.type(amount, '100');
  setDate('Vervaldag', '2026-01-01');
  setDate('Tot en met', '2099-01-01');
  const { lastDay, note } = lastDayWithRate();
  const [beforeNote = '', afterNote] = (await reckon()).split(note);
  // The end date is right below the total, so that nobody copies an older total as today's.
  expect(beforeNote).toMatch(new RegExp(`${lastDay}.*verschuldigd€ [\\d.,]+$`));
  expect(afterNote).toContain('Dit is een raming');

  await user.type(amount, '0');

  expect(screen.getByRole('status').textContent).toBe('');
});

function lastDayWithRate(): { lastDay: string; note: string } {
  const [halfYear = ''] = Object.keys(interestRates).sort().reverse();
  const day = halfYear.replace(/-1$/, '-06-30').replace(/-2$/, '-12-31');
  return { lastDay: formatDate(day), note: missingRateNote(day) };
}
