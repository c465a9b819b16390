import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { TextArea } from '@incasso/browser/forms/TextArea';
import { TextField } from '@incasso/browser/forms/TextField';
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

  const words = {
    name,
    label,
    hint: invoices ? <invoices.InvoiceNote wizard={wizard} name={name} hint={hint} /> : hint,
    error: problem,
    required: isRequired(name),
    hidesRequiredMark: isRequired(name),
    isTooLong: problem !== undefined && problem === lengthProblem(name, value),
    value,
  };
  if (lines !== undefined) {
    return <TextArea {...words} rows={lines} onChange={(event) => change(event.target.value)} />;
  }

  return (
    <TextField
      {...words}
      {...input}
      {...(check?.isValid && { advice: isDoubtful(name, value) ? check.question : '' })}
      onChange={(event) => change(event.target.value)}
      onBlur={() => wizard.send({ type: 'answer.left', name })}
    />
  );

  function change(changed: string) {
    wizard.send({ type: 'answer.changed', name, value: changed });
  }
});
