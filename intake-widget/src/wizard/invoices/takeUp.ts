import {
  cleanAnswer,
  emptyIntakeAnswers,
  intakeFieldNames,
  mapAnswers,
  type IntakeAnswers,
} from '@incasso/contract/intakeFields';
import type { WizardContext } from '../case/WizardContext';
import type { WizardInvoices } from '../case/WizardInvoices';

type Form = Pick<WizardContext, 'answers' | 'invoices'>;

type Change = { readonly answers: Partial<IntakeAnswers>; readonly invoices: WizardInvoices };

/** The visitor's own business data from e-invoices, and their subjects. */
type Reading = { readonly answers: Partial<IntakeAnswers>; readonly subjects: readonly string[] };

/** Fills fields that are empty or that earlier e-invoices filled; keeps what the visitor typed, changed or cleared. */
export function takeUp({ answers, invoices = noInvoices() }: Form, reading: Reading): Change {
  const found = mapAnswers((name) => reading.answers[name] ?? '');
  const changed: Partial<IntakeAnswers> = {};
  for (const name of intakeFieldNames) {
    const isTheirs = answers[name] !== '' && answers[name] === invoices.taken[name];
    const isNew = cleanAnswer(name, answers[name]) === '' && found[name] !== invoices.found[name];
    if ((isTheirs || isNew) && found[name] !== answers[name]) changed[name] = found[name];
  }
  return {
    answers: changed,
    invoices: { found, taken: { ...invoices.taken, ...changed }, subjects: reading.subjects },
  };
}

function noInvoices(): WizardInvoices {
  return { found: emptyIntakeAnswers(), taken: emptyIntakeAnswers(), subjects: [] };
}
