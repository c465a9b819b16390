import type { ComponentProps, ReactNode } from 'react';
import { Box, CheckboxLabel, CheckboxRow } from './Checkbox.styles';
import { FieldError, FieldGroup, HiddenWords, LabelNote } from './Field.styles';
import { controlAttributes, type FieldWords } from './FieldFrame';
import { fieldId } from './fieldId';
import { formsText } from './forms.text';

export type CheckboxProps = Omit<FieldWords, 'label' | 'hint' | 'advice' | 'isTooLong' | 'hidesRequiredMark'> &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'type' | 'children'> & {
    /** The statement to agree to. May contain links. */
    readonly label: ReactNode;
  };

/** A checkbox with its label beside it and its error above. */
export function Checkbox({ name, label, error, required = false, id, ...input }: CheckboxProps) {
  const words = { name, label: '', error, required, ...(id !== undefined && { id }) };
  return (
    <FieldGroup $isInvalid={error !== undefined}>
      {error !== undefined && (
        <FieldError id={`${fieldId(words)}-error`}>
          <HiddenWords>{formsText.errorPrefix} </HiddenWords>
          {error}
        </FieldError>
      )}
      <CheckboxRow>
        <Box {...input} {...controlAttributes(words)} type="checkbox" />
        <CheckboxLabel htmlFor={fieldId(words)}>
          {label} {required && <LabelNote aria-hidden="true">({formsText.required})</LabelNote>}
        </CheckboxLabel>
      </CheckboxRow>
    </FieldGroup>
  );
}
