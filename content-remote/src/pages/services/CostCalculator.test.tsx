import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addDays, todayInBelgium } from '@incasso/contract/isoDate';
import { countedKinds } from '@incasso/debts/caseKinds';
import { kindNames } from '@incasso/debts/costWords';
import { costsOf } from '@incasso/debts/costsOf';
import { CostCalculator } from './CostCalculator';
import { calculatorText as text } from './CostCalculator.text';

const user = userEvent.setup();
const dueDate = addDays(todayInBelgium(), -90);

// As in Chrome.
const scrolled = jest.fn(() => Promise.resolve());

beforeEach(() => {
  // jsdom does not implement `scrollIntoView`.
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  scrolled.mockClear();
});

const amountField = () => screen.getByRole('textbox', { name: /^Openstaand bedrag/ });

/** Sets the value of the date input, whatever the locale. */
function setDueDate(date: string): void {
  fireEvent.input(screen.getByLabelText(/^Vervaldag/), { target: { value: date } });
}

async function calculate(): Promise<string> {
  await user.click(screen.getByRole('button', { name: text.calculate }));
  return screen.getByRole('status').textContent;
}

test.each(countedKinds)('shows all lines of %s up to today', async (kind) => {
  render(<CostCalculator />);
  await user.click(screen.getByRole('radio', { name: kindNames[kind] }));
  await user.type(amountField(), '12.500');
  setDueDate(dueDate);

  const result = await calculate();

  const { title, owed, costs, ...words } = costsOf({
    ...{ kind, principal: '12500.00' },
    ...{ dueDate, until: todayInBelgium() },
  });
  expect(result).toContain(title);
  expect(scrolled.mock.contexts).toEqual([expect.objectContaining({ textContent: words.result + title })]);
  for (const line of [words.result, ...words.notes, ...words.calculation]) expect(result).toContain(line);
  for (const [label, sum] of [...owed, ...costs]) expect(result).toContain(label + sum);
});

test('begins with the undisputed invoice, and clears the result when kind or amount changes', async () => {
  render(<CostCalculator />);
  await user.type(amountField(), '650');
  setDueDate(dueDate);
  expect(await calculate()).toContain(kindNames.undisputed);

  await user.click(screen.getByRole('radio', { name: kindNames.consumer }));
  expect(screen.getByRole('status').textContent).toBe('');

  expect(await calculate()).toContain(kindNames.consumer);
  await user.type(amountField(), '0');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('shows the errors, focuses the first invalid field, and keeps what was typed', async () => {
  render(<CostCalculator />);
  await user.type(amountField(), 'veel');

  expect(await calculate()).toBe('');

  expect(screen.getByText(text.errors.amount)).toBeTruthy();
  expect(screen.getByText(text.errors.date)).toBeTruthy();
  expect(document.activeElement).toBe(amountField());
  expect(amountField()).toHaveProperty('value', 'veel');
});

test.each(['0', '-100', 'USD 100'])('refuses the amount %j', async (typed) => {
  render(<CostCalculator />);
  await user.type(amountField(), typed);
  setDueDate(dueDate);

  expect(await calculate()).toBe('');

  expect(screen.getByText(text.errors.amount)).toBeTruthy();
});

test.each([
  ['a day before the first rate', '2016-06-29', text.errors.tooEarly('2016-06-30')],
  ['today', todayInBelgium(), text.errors.notPast],
  ['a day to come', '2099-01-01', text.errors.notPast],
])('refuses as due date %s', async (_, date, error) => {
  render(<CostCalculator />);
  await user.type(amountField(), '100');
  setDueDate(date);

  expect(await calculate()).toBe('');

  expect(screen.getByText(error)).toBeTruthy();
});
