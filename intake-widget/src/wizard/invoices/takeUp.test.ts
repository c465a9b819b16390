import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { emptyIntakeAnswers, type IntakeAnswers } from '@incasso/contract/intakeFields';
import type { WizardInvoices } from '../case/WizardInvoices';
import { takeUp } from './takeUp';

type Form = { answers: IntakeAnswers; invoices: WizardInvoices | undefined };

const iban = 'BE68 5390 0754 7034';
const read = { company_name: 'Voorbeeld BV', phone: '056 00 00 00', bank_account: iban };
const [invoiceA, invoiceB] = ['invoice A', 'invoice B'];

const empty: Form = { answers: emptyIntakeAnswers(), invoices: undefined };

function after(form: Form, reading: Parameters<typeof takeUp>[1]): Form {
  const { answers, invoices } = takeUp(form, reading);
  return { answers: { ...form.answers, ...answers }, invoices };
}

test('fills empty fields', () => {
  const form = after(empty, { answers: read, subjects: [invoiceA] });

  expect(form.answers).toEqual({ ...emptyIntakeAnswers(), ...read });
  expect(form.invoices?.taken).toEqual(form.answers);
});

test('keeps what the visitor typed', () => {
  const typed = { ...empty, answers: sampleAnswers({ company_name: 'Ander Voorbeeld BV' }) };

  const form = after(typed, { answers: read, subjects: [] });

  expect(form.answers).toEqual(typed.answers);
  expect(form.invoices?.taken).toEqual(emptyIntakeAnswers());
});

test('other invoices update fields that earlier ones filled, and no other', () => {
  const read1 = after(empty, { answers: read, subjects: [invoiceA] });
  const edited = { ...read1, answers: { ...read1.answers, phone: 'eigen nummer' } };

  const other = after(edited, { answers: { company_name: 'Tweede BV', bank_account: 'BE71' }, subjects: [invoiceB] });

  expect(other.answers).toMatchObject({ company_name: 'Tweede BV', phone: 'eigen nummer', bank_account: 'BE71' });
});

test('without e-invoices clears what they filled', () => {
  const form = after(after(empty, { answers: read, subjects: [invoiceA] }), { answers: {}, subjects: [] });

  expect(form.answers).toEqual(emptyIntakeAnswers());
});

test('what the visitor cleared is not filled in again by the same answers', () => {
  const read1 = after(empty, { answers: read, subjects: [invoiceA] });
  const cleared = { ...read1, answers: { ...read1.answers, phone: '' } };

  expect(after(cleared, { answers: read, subjects: [invoiceA, invoiceB] }).answers.phone).toBe('');
});
