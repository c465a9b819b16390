import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { TextField } from '@incasso/frontend/forms/TextField';
import { intakeField, isDoubtful, isRequired, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { lengthProblem } from '@incasso/contract/intakeProblems';
import { useLazyInvoices } from '../invoices/lazyInvoices';
import type { WizardActor } from '../case/WizardSnapshot';

type AnswerFieldProps = { readonly wizard: WizardActor; readonly name: IntakeFieldName };

/** One text field of the intake, under its payload name. */
export const AnswerField = memo(function AnswerField({ wizard, name }: AnswerFieldProps) {
  const value = useSelector(wizard, ({ context }) => context.answers[name]);
  const problem = useSelector(wizard, ({ context }) => context.problems[name]);
  const invoices = useLazyInvoices(useSelector(wizard, ({ context }) => context.invoices !== undefined));
  const { label, hint, lines, check, input } = intakeField(name);

  return (
    <TextField
      name={name}
      label={label}
      hint={invoices ? <invoices.InvoiceNote wizard={wizard} name={name} hint={hint} /> : hint}
      error={problem}
      required={isRequired(name)}
      hidesRequiredMark={isRequired(name)}
      isTooLong={problem !== undefined && problem === lengthProblem(name, value)}
      value={value}
      {...(lines !== undefined && { rows: lines })}
      {...input}
      {...(check?.isValid && { advice: isDoubtful(name, value) ? check.question : '' })}
      onChange={(event) => wizard.send({ type: 'answer.changed', name, value: event.target.value })}
      onBlur={() => wizard.send({ type: 'answer.left', name })}
    />
  );
});
