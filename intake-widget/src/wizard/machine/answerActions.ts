import { formatAnswer, intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { assignAt } from './assignAt';
import { fillEmpty } from './fillEmpty';
import type { WizardContext, WizardProblems } from './WizardContext';

/** What events do to the answers and the agreement. A changed answer takes the problem of its field away. */
export const answerActions = {
  setAnswer: assignAt('answer.changed', ({ answers, problems }, { name, value }) => ({
    answers: { ...answers, [name]: value },
    problems: withoutProblem(problems, name),
    isArrivalUnknown: false,
  })),
  formatAnswer: assignAt('answer.left', ({ answers }, { name }) => ({
    answers: { ...answers, [name]: formatAnswer(name, answers[name]) },
  })),
  fillEmptyAnswers: assignAt('answers.found', (context, event) =>
    withAnswers(context, fillEmpty(context.answers, event.answers)),
  ),
  applyInvoices: assignAt('invoices.applied', (context, { answers, invoices, report }) => ({
    ...withAnswers(context, { ...context.answers, ...answers }),
    invoices,
    invoiceReport: report,
    isArrivalUnknown: context.isArrivalUnknown && Object.keys(answers).length === 0,
  })),
  setTerms: assignAt('terms.changed', ({ problems }, { isAgreed }) => ({
    agreeToTerms: isAgreed,
    problems: withoutProblem(problems, 'agreeToTerms'),
  })),
};

function withoutProblem(problems: WizardProblems, name: keyof WizardProblems): WizardProblems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}

/** Other answers; the problems of those that changed are gone. */
function withAnswers(
  { answers, problems }: WizardContext,
  changed: IntakeAnswers,
): Pick<WizardContext, 'answers' | 'problems'> {
  const names = intakeFieldNames.filter((name) => changed[name] !== answers[name]);
  return { answers: changed, problems: names.reduce<WizardProblems>(withoutProblem, problems) };
}
