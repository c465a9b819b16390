import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePorts } from './testing/fakePorts';
import { button, field, fill, fillToDocuments, submitWithoutDocuments } from './testing/visitor';
import { WizardSteps } from './WizardSteps';

async function startAtDocuments() {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await user.click(screen.getByText(/Iets toelichten/));
  await screen.findByRole('button', { name: 'Factuur toevoegen' });
  return { user, sent };
}

const terms = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Facturen en algemene voorwaarden' });

test('a row is filled in by keyboard alone, and stands as a line in the text', async () => {
  const { user } = await startAtDocuments();

  await user.click(button('Factuur toevoegen'));
  await waitFor(() => expect(document.activeElement).toBe(field('Debiteur')));
  await user.keyboard('ACME BV{Tab}0123456749{Tab}klant@acme.example{Tab}2026-12{Tab}');
  await user.type(screen.getByLabelText('Vervaldag'), '2026-03-01');
  await user.type(field('Bedrag'), '1234,5{Tab} ');

  expect(terms().value).toBe(
    'Debiteur: ACME BV · KBO-nummer: 0123.456.749 · E-mail debiteur: klant@acme.example · Factuur: 2026-12 · Vervaldag: 01/03/2026 · Bedrag: € 1.234,50 · Betwist: ja',
  );
  expect(screen.getByText('ACME BV, 2026-12: € 1.234,50, betwist')).toBeTruthy();
});

test('the text and its rows are one: an edit of either shows in the other, and other lines stay', async () => {
  const { user } = await startAtDocuments();
  await fill(user, 'Facturen en algemene voorwaarden', 'Eigen tekst.\nDebiteur: ACME BV · Bedrag: 750\nNog iets.');

  await user.click(screen.getByText('ACME BV: € 750,00'));
  await user.type(field('Factuur'), '7');

  expect(terms().value).toBe('Eigen tekst.\nDebiteur: ACME BV · Factuur: 7 · Bedrag: 750\nNog iets.');
});

test('what the visitor types is sent exactly so', async () => {
  const { user, sent } = await startAtDocuments();
  const own = ' Zie bijlage: 3 facturen ·  € 12 ';
  await fill(user, 'Facturen en algemene voorwaarden', own);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await submitWithoutDocuments(user);

  await waitFor(() => expect(sent[0]?.answers.invoices_terms).toBe(own));
});

test('a row that stays empty goes when it is left, and a removed one leads to the button', async () => {
  const { user } = await startAtDocuments();

  await user.click(button('Factuur toevoegen'));
  await user.click(terms());
  expect(terms().value).toBe('');

  await user.click(button('Factuur toevoegen'));
  await user.keyboard('ACME BV');
  await user.click(button('ACME BV verwijderen'));
  expect(terms().value).toBe('');
  expect(document.activeElement).toBe(button('Factuur toevoegen'));
});

test('a doubtful amount is asked about once it is left, and stays as it was typed', async () => {
  const { user } = await startAtDocuments();
  await user.click(button('Factuur toevoegen'));

  await user.type(field('Bedrag'), 'ongeveer 500');
  expect(screen.queryByText('Klopt dit bedrag?')).toBeNull();
  await user.tab();

  expect(screen.getByText('Klopt dit bedrag?')).toBeTruthy();
  expect(terms().value).toBe('Bedrag: ongeveer 500');
});

test('three debtors with five invoices each are summed up by debtor', async () => {
  const { user } = await startAtDocuments();
  const lines = ['A BV', 'B BV', 'C BV'].flatMap((debtor) =>
    [1, 2, 3, 4, 5].map(
      (number) => `Debiteur: ${debtor} · Factuur: ${debtor[0] ?? ''}${String(number)} · Bedrag: 100,10`,
    ),
  );

  await fill(user, 'Facturen en algemene voorwaarden', lines.join('\n'));

  const sum = (name: string) => screen.getByText(`Samen, ${name}`).closest('div') ?? document.body;
  for (const debtor of ['A BV', 'B BV', 'C BV']) expect(within(sum(debtor)).getByText('€ 500,50')).toBeTruthy();
  expect(screen.getAllByText(/: € 100,10$/)).toHaveLength(15);
});
