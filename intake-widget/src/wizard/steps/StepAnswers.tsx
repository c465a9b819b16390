import { fieldsOfStep, type IntakeStep } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../machine/WizardSnapshot';
import { AnswerField } from './AnswerField';

/** The text fields of a step, in the wizard's order. */
export function StepAnswers({ wizard, step }: { wizard: WizardActor; step: IntakeStep }) {
  return fieldsOfStep(step).map((name) => <AnswerField key={name} wizard={wizard} name={name} />);
}
