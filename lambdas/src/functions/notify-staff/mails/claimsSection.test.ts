import { sampleCreditNote, sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { storedIntake, validAnswers } from '../../../../testing/fixtures';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { claimsInBrief, claimsSection } from './claimsSection';
import { staffIntakeMail } from './staffIntakeMail';

const reading = (invoice: ReturnType<typeof sampleInvoice>, sha256 = 'a'.repeat(64)) => ({ sha256, invoice });

function stating(text: string, changes: Partial<IntakeRecord> = {}) {
  return storedIntake({ answers: validAnswers({ invoices_terms: text }), ...changes });
}

const whole =
  'Debiteur: ACME BV · KBO-nummer: 0123.456.749 · E-mail debiteur: klant@acme.example · Factuur: 12 · Vervaldag: 01/12/2025 · Bedrag: € 1.000,00 · Betwist: ja';

test('each stated claim has debtor, amount and due date, and the legal interest on the day that it came', () => {
  const [section] = claimsSection(stating(whole));

  expect(section?.table?.rows).toEqual([
    [
      'ACME BV\n0123.456.749\nklant@acme.example\nFactuur 12',
      '€ 1.000,00\nbetwist',
      expect.stringMatching(/^01\/12\/2025\ninterest € \d+,\d\d$/),
    ],
  ]);
  expect(section?.table?.totals).toEqual([]);
  expect(section?.note).toContain('02/03/2026');
});

test('what is not due, has no day or cannot be read bears no interest', () => {
  const lines = ['Vervaldag: 01/12/2026 · Bedrag: 100', 'Bedrag: 100', 'Vervaldag: 01/12/2025 · Bedrag: veel'];
  const [section] = claimsSection(stating(lines.join('\n')));

  expect(section?.table?.rows.map(([, amount, due]) => [amount, due])).toEqual([
    ['€ 100,00', '01/12/2026'],
    ['€ 100,00', ''],
    ['veel', '01/12/2025'],
  ]);
});

test('e-invoices come first, and one that is stated too counts once', () => {
  const invoice = sampleInvoice();
  const [section] = claimsSection(
    stating(`Factuur: ${invoice.number} · Bedrag: 1\nDebiteur: ACME BV · Bedrag: 2`, { invoices: [reading(invoice)] }),
  );

  expect(section?.table?.rows).toHaveLength(2);
  expect(section?.table?.rows[0]?.[0]).toContain(`Factuur ${invoice.number}`);
  expect(section?.table?.totals).toHaveLength(2);
});

test('a credit that stands by itself is named as one', () => {
  const credit = { ...sampleCreditNote(), precedingInvoices: [] };
  const [section] = claimsSection(
    storedIntake({ invoices: [reading(sampleInvoice()), reading(credit, 'b'.repeat(64))] }),
  );

  expect(section?.table?.rows[1]?.join(' ')).toMatch(/Creditnota .* -€/s);
});

test('a case in which nobody says who owes what has no such section', () => {
  expect(claimsSection(stating('Op de achterkant'))).toEqual([]);
  expect(claimsInBrief(stating('Op de achterkant'))).toBeUndefined();
});

test('the subject has the sum by currency and the number of debtors, and names none', () => {
  const lines = [
    'Debiteur: ACME BV · Bedrag: 1000',
    'Debiteur: Bis BV · Bedrag: 234,50',
    'Debiteur: Bis BV · Bedrag: USD 5',
  ];

  const { subject } = staffIntakeMail(stating(lines.join('\n')), []);

  expect(subject).toBe('[K7QM-3TXB] Nieuwe aanvraag: Bakkerij Voorbeeld BV (€ 1.234,50 + USD 5,00, 2 debiteuren)');
  expect(claimsInBrief(stating('Debiteur: ACME BV · Bedrag: veel'))).toBe('1 debiteur');
});

test('it stands before the answers', () => {
  const { text } = staffIntakeMail(stating(whole), []);

  expect(text.indexOf('WAT ER OPENSTAAT')).toBeGreaterThan(0);
  expect(text.indexOf('WAT ER OPENSTAAT')).toBeLessThan(text.indexOf('BEDRIJFSGEGEVENS'));
});
