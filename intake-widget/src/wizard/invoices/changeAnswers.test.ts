import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { emptyIntakeAnswers, type IntakeAnswers } from '@incasso/contract/intakeFields';
import type { WizardInvoices } from '../case/WizardInvoices';
import { isTaken, proposalFor, takeAnswer, takeBack, takeUp } from './changeAnswers';

type Form = { answers: IntakeAnswers; invoices: WizardInvoices | undefined };

const iban = 'BE68 5390 0754 7034';
const read = { company_name: 'Voorbeeld BV', phone: '056 00 00 00', bank_account: iban };
const [invoiceA, invoiceB] = ['invoice A', 'invoice B'];

const empty: Form = { answers: emptyIntakeAnswers(), invoices: undefined };

function after(form: Form, reading: Parameters<typeof takeUp>[1]): Form {
  return changed(form, takeUp(form, reading));
}

function changed(
  form: Form,
  { answers, invoices }: { answers: Partial<IntakeAnswers>; invoices: WizardInvoices },
): Form {
  return { answers: { ...form.answers, ...answers }, invoices };
}

test('fills empty fields, except the bank account', () => {
  const form = after(empty, { answers: read, subjects: [invoiceA] });

  expect(form.answers).toEqual({
    ...emptyIntakeAnswers(),
    company_name: 'Voorbeeld BV',
    phone: '056 00 00 00',
  });
  expect(isTaken(form, 'company_name')).toBe(true);
  expect(isTaken(form, 'bank_account')).toBe(false);
  expect(isTaken(form, 'address')).toBe(false);
});

test("keeps what the visitor typed, and offers the e-invoice's value beside it", () => {
  const typed = { ...empty, answers: sampleAnswers({ company_name: 'Ander Voorbeeld BV', bank_account: '' }) };

  const form = after(typed, { answers: read, subjects: [] });

  expect(form.answers).toEqual(typed.answers);
  expect(proposalFor(form, 'company_name')).toBe('Voorbeeld BV');
  expect(proposalFor(form, 'bank_account')).toBe(iban);
  expect(proposalFor(form, 'address')).toBeUndefined();
});

test('ignores case and white space', () => {
  const form = after(
    { ...empty, answers: sampleAnswers({ company_name: 'VOORBEELD bv ' }) },
    { answers: read, subjects: [] },
  );

  expect(proposalFor(form, 'company_name')).toBeUndefined();
});

test('a proposal that the visitor accepts is marked until it is changed', () => {
  const read1 = after(empty, { answers: read, subjects: [] });

  const form = changed(read1, takeAnswer(read1, 'bank_account'));

  expect(form.answers.bank_account).toBe(iban);
  expect(isTaken(form, 'bank_account')).toBe(true);
  expect(isTaken({ ...form, answers: { ...form.answers, bank_account: 'BE71' } }, 'bank_account')).toBe(false);
});

test('other invoices update fields that earlier ones filled, and clear a bank account', () => {
  const read1 = after(empty, { answers: read, subjects: [invoiceA] });
  const form = changed(read1, takeAnswer(read1, 'bank_account'));
  const edited = { ...form, answers: { ...form.answers, phone: 'eigen nummer' } };

  const other = after(edited, { answers: { company_name: 'Tweede BV', bank_account: 'BE71' }, subjects: [invoiceB] });

  expect(other.answers).toMatchObject({
    company_name: 'Tweede BV',
    phone: 'eigen nummer',
    bank_account: '',
  });
});

test('one undo clears all of it, and neither the same nor another invoice fills it again', () => {
  const read1 = after(
    { ...empty, answers: { ...emptyIntakeAnswers(), phone: 'eigen nummer' } },
    { answers: read, subjects: [invoiceA] },
  );

  const back = changed(read1, takeBack(read1));
  const again = after(back, { answers: read, subjects: [invoiceA, invoiceB] });

  expect(back.answers).toEqual({ ...emptyIntakeAnswers(), phone: 'eigen nummer' });
  expect(again.answers).toEqual(back.answers);
  expect(proposalFor(again, 'company_name')).toBe('Voorbeeld BV');
});
