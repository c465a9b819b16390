import type { ComponentProps, ReactNode } from 'react';
import { SmallPrint } from '../layout/SmallPrint';
import { Box, CheckboxLabel, CheckboxRow } from './Checkbox.styles';
import { FieldError, FieldGroup, HiddenWords, LabelNote } from './Field.styles';
import { controlAttributes, splitWords, type FieldWords } from './FieldFrame';
import { fieldId } from './fieldId';
import { formsText } from './forms.text';

type CheckboxProps = Pick<FieldWords, 'name' | 'hint' | 'error' | 'required'> &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'id' | 'type' | 'children'> & {
    /** The statement to agree to. May contain links. */
    readonly label: ReactNode;
  };

/** A checkbox with its label beside it, its error above and its hint below. */
export function Checkbox({ label, ...field }: CheckboxProps) {
  const { words, attributes } = splitWords({ ...field, label: '' });
  const id = fieldId(words);
  return (
    <FieldGroup $isInvalid={words.error !== undefined}>
      {words.error !== undefined && (
        <FieldError id={`${id}-error`}>
          <HiddenWords>{formsText.errorPrefix} </HiddenWords>
          {words.error}
        </FieldError>
      )}
      <CheckboxRow>
        <Box {...attributes} {...controlAttributes(words)} type="checkbox" />
        <CheckboxLabel htmlFor={id}>
          {label} {words.required && <LabelNote aria-hidden="true">({formsText.required})</LabelNote>}
        </CheckboxLabel>
      </CheckboxRow>
      {words.hint !== undefined && <SmallPrint id={`${id}-hint`}>{words.hint}</SmallPrint>}
    </FieldGroup>
  );
}
