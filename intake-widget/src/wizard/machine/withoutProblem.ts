import type { WizardProblems } from './WizardContext';

export function withoutProblem(problems: WizardProblems, name: keyof WizardProblems): WizardProblems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}
