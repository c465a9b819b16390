import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook } from './Field.styles';
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame';

/**
 * Words of the field, and any attribute of an `<input>`. The form around it carries `noValidate`: `required` and `type`
 * inform, and the form itself says in words what is wrong.
 */
export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>;

/** One line of text under its label. */
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
