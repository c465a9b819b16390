import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { isIncompleteDay, type FieldSpec } from '@incasso/contract/FieldSpec';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { formatDate, readIsoDate } from '@incasso/contract/isoDate';
import { Checkbox } from './Checkbox';
import { type FieldWords, controlAttributes, FieldFrame, splitWords } from './FieldFrame';
import { TextField } from './TextField';
import { controlLook } from './Field.styles';
import { formsText } from './forms.text';

type SpecFieldProps = Omit<FieldWords, 'label' | 'required'> & {
  readonly spec: FieldSpec;
  /** Default: the control keeps its value itself. */
  readonly value?: string | boolean;
  /** Words of a choice that is not made. */
  readonly unchosen?: string | undefined;
  readonly onAnswer?: (answer: string | boolean) => void;
  /** The focus left the control. */
  readonly onLeave?: () => void;
};

/** A field of a form, with the control of its spec. */
export function SpecField({ spec, value, unchosen, onAnswer, onLeave, ...own }: SpecFieldProps) {
  // A day that is still being typed is not incomplete yet.
  const [left, setLeft] = useState(value);
  const onBlur = () => {
    setLeft(value);
    onLeave?.();
  };
  const { name, error, hint = spec.hint } = own;
  const { label, control, choices, required = false, autoComplete = 'off' } = spec;
  if (control === 'tick') {
    const checked = typeof value === 'boolean' ? value : undefined;
    const field = { name, label, hint, error, required, checked, onBlur };
    return <Checkbox {...field} onChange={({ target }) => onAnswer?.(target.checked)} />;
  }
  const text = typeof value === 'string' ? value : undefined;
  const field = {
    ...{ ...own, hint, label, required, autoComplete, value: text, onBlur },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onAnswer?.(target.value),
  };
  if (choices !== undefined) return <ChoiceField {...field} {...{ choices, unchosen }} />;
  const day = control === 'day' ? readIsoDate(text) : undefined;
  const isIncomplete = text !== undefined && text === left && isIncompleteDay(spec, text);
  return (
    <TextField
      {...attributesOf(spec, text !== undefined)}
      {...field}
      error={isIncomplete ? fieldProblems.incomplete_day : error}
      value={day === undefined ? text : formatDate(day)}
    />
  );
}

/** Keyboard and spelling of a text's control. */
function attributesOf(
  { control, isCode, lines = 3 }: FieldSpec,
  isControlled: boolean,
): ComponentProps<'input'> & { rows?: number } {
  switch (control) {
    case 'area':
      return { rows: lines };
    case 'email':
      // Chrome gives React a domain like café.example in ASCII, and React would write that into the field.
      return { type: isControlled ? 'text' : 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false };
    case 'phone':
      return { type: 'tel' };
    case 'day':
      return { inputMode: 'numeric', placeholder: 'dd/mm/jjjj' };
    case 'amount':
      return { inputMode: 'decimal' };
    case 'text':
      return { autoCapitalize: isCode === true ? 'characters' : 'words', spellCheck: false };
    case 'choice':
    case 'tick':
      return {};
  }
}

type ChoiceFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'id' | 'children'> & {
    /** Values with their words. */
    readonly choices: Readonly<Record<string, string>>;
    /** Words while nothing is chosen. Default: 'Kies'. */
    readonly unchosen?: string | undefined;
  };

function ChoiceField({ choices, unchosen = formsText.choose, ...field }: ChoiceFieldProps) {
  const { words, attributes } = splitWords(field);
  return (
    <FieldFrame {...words}>
      <Choice {...attributes} {...controlAttributes(words)}>
        <option value="">{unchosen}</option>
        {Object.entries(choices).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </Choice>
    </FieldFrame>
  );
}

const Choice = styled.select`
  ${controlLook}
`;
