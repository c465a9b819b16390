import { fieldProblems } from '@incasso/contract/fieldProblems';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addDays, formatDate, todayInBelgium } from '@incasso/contract/isoDate';
import { caseKinds, countedKinds, type CaseKind } from '@incasso/debts/caseKinds';
import { kindNames, kindPrices } from '@incasso/debts/costWords';
import { costRules } from '@incasso/debts/costRules';
import { costsOf } from '@incasso/debts/costsOf';
import { sampleWords } from '../../content/sampleInvoice.content';
import { calculatorText as text } from './services.content';
import { PriceList } from './PriceList';

const user = userEvent.setup();
const today = todayInBelgium();
const dueDate = addDays(today, -90);

// Chrome returns a promise.
const scrolled = jest.fn(() => Promise.resolve());

beforeEach(() => {
  // jsdom does not implement `scrollIntoView`.
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  scrolled.mockClear();
});

/** The part of the list for a kind of case, after opening it. */
async function open(kind: CaseKind) {
  const name = screen.getByRole('heading', { name: `${kindNames[kind]} ${kindPrices[kind]}` });
  const line = name.closest<HTMLDetailsElement>('details');
  if (line === null) throw new Error('The kind is not a line of the list.');
  if (!line.open) await user.click(name);
  const part = within(line);
  return {
    line,
    part,
    amount: () => part.getByRole('textbox', { name: text.amount }),
    day: () => part.getByRole('textbox', { name: text.dueDate }),
    calculate: async () => {
      await user.click(part.getByRole('button', { name: text.calculate }));
      return part.getByRole('status').textContent;
    },
  };
}

test('lists every kind with its price, and opens the first with its rule and its example', async () => {
  render(<PriceList />);

  for (const kind of caseKinds) {
    expect(screen.getByRole('heading', { name: `${kindNames[kind]} ${kindPrices[kind]}` })).toBeTruthy();
  }
  expect([...document.querySelectorAll('details[open]')]).toHaveLength(1);
  const { line } = await open('undisputed');
  expect(line.textContent).toContain(sampleWords.title);
  expect(line.textContent).toContain('Ons ereloon komt alleen uit');
});

test('opening a kind closes the one before', async () => {
  render(<PriceList />);
  const first = await open('undisputed');

  const other = await open('bankrupt');

  expect([first.line.open, other.line.open]).toEqual([false, true]);
  expect(other.line.textContent).toContain(costRules.bankrupt);
  expect(other.part.queryByRole('button')).toBeNull();
});

test.each(countedKinds)('shows all lines of %s up to today', async (kind) => {
  render(<PriceList />);
  const { amount, day, calculate, line } = await open(kind);
  await user.type(amount(), '12.500');
  if (kind !== 'consumer') await user.type(day(), formatDate(dueDate));

  const outcome = await calculate();

  const { result, rows, notes, calculation } = costsOf({ kind, principal: '12500.00', dueDate, until: today });
  expect(scrolled.mock.contexts).toEqual([expect.objectContaining({ textContent: result })]);
  for (const words of [result, ...notes, ...calculation]) expect(outcome).toContain(words);
  for (const { label, sum } of rows) expect(outcome).toContain(label + sum);
  expect(line.textContent).not.toContain(sampleWords.title);
});

test('asks no due date where nothing depends on it', async () => {
  render(<PriceList />);

  const { part } = await open('consumer');

  expect(part.getAllByRole('textbox')).toHaveLength(1);
});

test('a change clears the result, and another kind has what was typed', async () => {
  render(<PriceList />);
  const { amount, day, calculate, part, line } = await open('undisputed');
  await user.type(amount(), '650');
  await user.type(day(), formatDate(dueDate));
  expect(await calculate()).toContain('€\u00a0650,00');

  await user.type(amount(), '0');
  expect(part.getByRole('status').textContent).toBe('');
  expect(line.textContent).toContain(sampleWords.title);

  const disputed = await open('disputed');
  expect(disputed.amount()).toHaveProperty('value', '6500');
  expect(await disputed.calculate()).toContain('€\u00a06.500,00');
});

test('shows the errors, focuses the first invalid field, and keeps what was typed', async () => {
  render(<PriceList />);
  const { amount, calculate, part } = await open('undisputed');
  await user.type(amount(), 'veel');

  expect(await calculate()).toBe('');

  expect(part.getByText(text.errors.amount)).toBeTruthy();
  expect(part.getByText(fieldProblems.incomplete_day)).toBeTruthy();
  expect(document.activeElement).toBe(amount());
  expect(amount()).toHaveProperty('value', 'veel');
});

test.each([
  ['0', text.errors.amount],
  ['-100', text.errors.amount],
  ['USD 100', text.errors.currency],
])('refuses the amount %j: %s', async (typed, error) => {
  render(<PriceList />);
  const { amount, day, calculate, part } = await open('undisputed');
  await user.type(amount(), typed);
  await user.type(day(), formatDate(dueDate));

  expect(await calculate()).toBe('');

  expect(part.getByText(error)).toBeTruthy();
});

test.each([
  ['more than ten years ago', `28/11/${String(Number(today.slice(0, 4)) - 11)}`, text.errors.lapsed],
  ['today', formatDate(today), text.errors.notPast],
  ['a day to come', '01/01/2099', text.errors.notPast],
  ['no day', '31/02/2026', fieldProblems.incomplete_day],
])('refuses as due date %s', async (_, typed, error) => {
  render(<PriceList />);
  const { amount, day, calculate, part } = await open('undisputed');
  await user.type(amount(), '100');
  await user.type(day(), typed);

  expect(await calculate()).toBe('');

  expect(part.getByText(error)).toBeTruthy();
});
