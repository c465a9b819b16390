import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook } from './Field.styles';
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame';

/**
 * Properties of the field, and any attribute of an `<input>`. The form has `noValidate` and shows its own errors:
 * `required` and `type` only inform the browser.
 */
export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>;

export function TextField({
  name,
  label,
  hint,
  error,
  advice,
  isTooLong,
  required,
  hidesRequiredMark,
  id,
  ...input
}: TextFieldProps) {
  const words = {
    name,
    label,
    hint,
    error,
    advice,
    isTooLong,
    required: required ?? false,
    hidesRequiredMark,
    ...(id !== undefined && { id }),
  };
  return (
    <FieldFrame {...words}>
      <Input {...input} {...controlAttributes(words)} />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlLook}
`;
