import { formatAnswer } from '@incasso/contract/intakeFields';
import { assignAt } from './assignAt';
import { fillEmpty } from './fillEmpty';
import type { WizardProblems } from './WizardContext';

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
  fillEmptyAnswers: assignAt('answers.found', ({ answers }, event) => ({
    answers: fillEmpty(answers, event.answers),
  })),
  setTerms: assignAt('terms.changed', ({ problems }, { isAgreed }) => ({
    agreeToTerms: isAgreed,
    problems: withoutProblem(problems, 'agreeToTerms'),
  })),
};

function withoutProblem(problems: WizardProblems, name: keyof WizardProblems): WizardProblems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}
