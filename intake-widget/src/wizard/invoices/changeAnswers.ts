import {
  cleanAnswer,
  emptyIntakeAnswers,
  intakeFieldNames,
  mapAnswers,
  type IntakeAnswers,
  type IntakeFieldName,
} from '@incasso/contract/intakeFields';
import type { WizardContext } from '../case/WizardContext';
import type { WizardInvoices } from '../case/WizardInvoices';

type Form = Pick<WizardContext, 'answers' | 'invoices'>;

type Change = { readonly answers: Partial<IntakeAnswers>; readonly invoices: WizardInvoices };

/** The visitor's own business data from e-invoices, and their subjects. */
type Reading = { readonly answers: Partial<IntakeAnswers>; readonly subjects: readonly string[] };

/**
 * Fills fields that are empty or that earlier e-invoices filled; keeps what the visitor typed, changed or cleared.
 * Never fills in the bank account, only clears it: the visitor must confirm it.
 */
export function takeUp({ answers, invoices = noInvoices() }: Form, reading: Reading): Change {
  const found = mapAnswers((name) => reading.answers[name] ?? '');
  const changed: Partial<IntakeAnswers> = {};
  for (const name of intakeFieldNames) {
    const isTheirs = answers[name] !== '' && answers[name] === invoices.taken[name];
    const isNew = cleanAnswer(name, answers[name]) === '' && found[name] !== invoices.found[name];
    const value = name === 'bank_account' && found[name] !== answers[name] ? '' : found[name];
    if ((isTheirs || isNew) && value !== answers[name]) changed[name] = value;
  }
  return {
    answers: changed,
    invoices: { found, taken: { ...invoices.taken, ...changed }, subjects: reading.subjects },
  };
}

/** Clears all fields that e-invoices filled and the visitor left unchanged. They are not filled again. */
export function takeBack({ answers, invoices = noInvoices() }: Form): Change {
  const changed: Partial<IntakeAnswers> = {};
  for (const name of intakeFieldNames) if (isTaken({ answers, invoices }, name)) changed[name] = '';
  return { answers: changed, invoices: { ...invoices, taken: emptyIntakeAnswers() } };
}

export function takeAnswer({ invoices = noInvoices() }: Form, name: IntakeFieldName): Change {
  const answers = { [name]: invoices.found[name] };
  return { answers, invoices: { ...invoices, taken: { ...invoices.taken, ...answers } } };
}

/** Whether a field's value came from e-invoices. */
export function isTaken({ answers, invoices }: Form, name: IntakeFieldName): boolean {
  return answers[name] !== '' && answers[name] === invoices?.taken[name];
}

/** The e-invoices' value for a field that is empty or has another value. */
export function proposalFor({ answers, invoices }: Form, name: IntakeFieldName): string | undefined {
  const found = invoices?.found[name] ?? '';
  return found === '' || withoutSpaces(found) === withoutSpaces(answers[name]) ? undefined : found;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

function noInvoices(): WizardInvoices {
  return { found: emptyIntakeAnswers(), taken: emptyIntakeAnswers(), subjects: [] };
}
