import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook } from './Field.styles';
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame';

/** Words of the field, and any attribute of a `<textarea>`. */
export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

/** Text of several lines under its label. */
export function TextArea({
  name,
  label,
  hint,
  error,
  advice,
  isTooLong,
  required,
  isNeedSaidOnce,
  id,
  ...textarea
}: TextAreaProps) {
  const words = {
    name,
    label,
    hint,
    error,
    advice,
    isTooLong,
    required: required ?? false,
    isNeedSaidOnce,
    ...(id !== undefined && { id }),
  };
  return (
    <FieldFrame {...words}>
      <Area {...textarea} {...controlAttributes(words)} />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
  line-height: 1.5;
`;
