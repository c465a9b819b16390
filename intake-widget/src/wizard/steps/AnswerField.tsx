import { useSelector } from '@xstate/react';
import { memo, useState } from 'react';
import { isIban } from '@incasso/contract/bankAccount';
import { TextArea } from '@incasso/browser/forms/TextArea';
import { TextField } from '@incasso/browser/forms/TextField';
import { isCompanyNumber } from '@incasso/contract/companyNumber';
import { intakeFields, isRequired, type IntakeFieldName } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../machine/WizardSnapshot';
import { answerFields } from './answerFields';
import { answerHints, numberAdvice } from './answerFields.text';

/** The fields whose numbers have check digits (decision 3). */
const hasRightDigits: Partial<Record<IntakeFieldName, (value: string) => boolean>> = {
  vat_number: isCompanyNumber,
  bank_account: isIban,
};

type AnswerFieldProps = { readonly wizard: WizardActor; readonly name: IntakeFieldName };

/** One text field of the intake, under its payload name. */
export const AnswerField = memo(function AnswerField({ wizard, name }: AnswerFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const value = useSelector(wizard, ({ context }) => context.answers[name]);
  const problem = useSelector(wizard, ({ context }) => context.problems[name]);
  const { rows, ...look } = answerFields[name];

  const words = {
    name,
    label: intakeFields[name].label,
    hint: answerHints[name],
    error: problem,
    required: isRequired(name),
    maxLength: intakeFields[name].maxLength,
    value,
  };
  if (rows !== undefined) {
    return <TextArea {...words} rows={rows} onChange={(event) => change(event.target.value)} />;
  }

  const isRight = hasRightDigits[name];
  const isDoubtful = isRight !== undefined && !isTyping && value.trim() !== '' && !isRight(value);
  return (
    <TextField
      {...words}
      {...look}
      {...(isRight !== undefined && { advice: isDoubtful ? numberAdvice : '' })}
      onChange={(event) => change(event.target.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        wizard.send({ type: 'answer.left', name });
      }}
    />
  );

  function change(changed: string) {
    wizard.send({ type: 'answer.changed', name, value: changed });
  }
});
