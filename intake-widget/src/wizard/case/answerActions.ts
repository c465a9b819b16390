import {
  formatAnswer,
  emptyIntakeAnswers,
  intakeFieldNames,
  type IntakeAnswers,
  type IntakeFieldName,
  cleanAnswer,
  mapAnswers,
} from '@incasso/contract/intakeFields';
import { sentDebts } from '@incasso/debts/Debt';
import { assignAt } from './assignAt';
import { lengthProblems, withoutProblem } from './problems';
import type { WizardContext, WizardProblems } from './WizardContext';

/**
 * Effects of events on the answers and the agreement. Changing an answer clears its field's problem, unless it is too
 * long.
 */
export const answerActions = {
  setAnswer: assignAt('answer.changed', (context, { name, value }) =>
    withAnswers(context, { ...context.answers, [name]: value }),
  ),
  formatAnswer: assignAt('answer.left', (context, { name }) =>
    withAnswers(context, { ...context.answers, [name]: formatAnswer(name, context.answers[name]) }),
  ),
  fillEmptyAnswers: assignAt('answers.found', (context, event) =>
    withAnswers(context, fillEmpty(context.answers, event.answers)),
  ),
  /** What differs from the last prefill replaces it, and fills empty fields: one that was cleared stays cleared. */
  prefillAnswers: assignAt('answers.prefilled', (context, event) => {
    const prefilled = { ...emptyIntakeAnswers(), ...event.answers };
    const isFree = (name: IntakeFieldName) =>
      cleanAnswer(name, context.answers[name]) === '' || isAsPrefilled(context, name);
    const isChanged = (name: IntakeFieldName) => prefilled[name] !== context.prefilled[name];
    const answers = mapAnswers((name) => (isChanged(name) && isFree(name) ? prefilled[name] : context.answers[name]));
    return { ...withAnswers(context, answers), prefilled };
  }),
  applyInvoices: assignAt('invoices.applied', (context, { answers, debts = context.debts, invoices, report }) => {
    const changed = withAnswers(context, { ...context.answers, ...answers });
    const isSent = JSON.stringify(sentDebts(debts)) === JSON.stringify(sentDebts(context.debts));
    return { ...changed, mayHaveArrived: changed.mayHaveArrived && isSent, debts, invoices, invoiceReport: report };
  }),
  setTerms: assignAt('terms.changed', ({ problems }, { isAgreed }) => ({
    agreeToTerms: isAgreed,
    problems: withoutProblem(problems, 'agreeToTerms'),
  })),
};

/** Whether a field is empty or has its prefill, perhaps formatted when the field was left. */
export function isAsPrefilled(
  { answers, prefilled }: Pick<WizardContext, 'answers' | 'prefilled'>,
  name: IntakeFieldName,
) {
  return formatAnswer(name, answers[name]) === formatAnswer(name, prefilled[name]);
}

/** Changes answers and clears their problems, except those of length. Changed content must not be sent as a retry. */
function withAnswers(
  { answers, problems, mayHaveArrived }: WizardContext,
  changed: IntakeAnswers,
): Pick<WizardContext, 'answers' | 'problems' | 'mayHaveArrived'> {
  const names = intakeFieldNames.filter((name) => changed[name] !== answers[name]);
  return {
    answers: changed,
    problems: { ...names.reduce<WizardProblems>(withoutProblem, problems), ...lengthProblems(changed, names) },
    mayHaveArrived: mayHaveArrived && names.length === 0,
  };
}

/** The answers, with found ones filled into empty fields. */
export function fillEmpty(answers: IntakeAnswers, found: Partial<IntakeAnswers>): IntakeAnswers {
  return mapAnswers((name) =>
    cleanAnswer(name, answers[name]) === '' ? (found[name] ?? answers[name]) : answers[name],
  );
}
