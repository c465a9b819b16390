import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { SpecField } from '@incasso/frontend/forms/SpecField';
import { intakeField, isDoubtful, isRequired, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { lengthProblem } from '@incasso/contract/intakeProblems';
import type { WizardActor } from '../case/WizardSnapshot';

type AnswerFieldProps = { readonly wizard: WizardActor; readonly name: IntakeFieldName };

/** One text field of the intake, under its payload name. */
export const AnswerField = memo(function AnswerField({ wizard, name }: AnswerFieldProps) {
  const value = useSelector(wizard, ({ context }) => context.answers[name]);
  const problem = useSelector(wizard, ({ context }) => context.problems[name]);
  const spec = intakeField(name);
  const { check } = spec;

  return (
    <SpecField
      name={name}
      spec={spec}
      error={problem}
      hidesRequiredMark={isRequired(name)}
      isTooLong={problem !== undefined && problem === lengthProblem(name, value)}
      value={value}
      {...(check?.isValid && { advice: isDoubtful(name, value) ? check.question : '' })}
      onAnswer={(answer) => wizard.send({ type: 'answer.changed', name, value: String(answer) })}
      onLeave={() => wizard.send({ type: 'answer.left', name })}
    />
  );
});
