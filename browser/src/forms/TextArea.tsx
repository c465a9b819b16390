import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../brand/theme';
import { controlLook } from './Field.styles';
import { controlAttributes, FieldFrame, type FieldWords } from './FieldFrame';

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

export function TextArea({
  name,
  label,
  hint,
  error,
  advice,
  isTooLong,
  required,
  hidesRequiredMark,
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
    hidesRequiredMark,
    ...(id !== undefined && { id }),
  };
  return (
    <FieldFrame {...words}>
      <Area {...textarea} $rows={textarea.rows ?? 2} {...controlAttributes(words)} />
    </FieldFrame>
  );
}

/** At least `$rows` high, and grows with its text where the browser supports it. */
const Area = styled.textarea<{ $rows: number }>`
  ${controlLook}
  resize: vertical;
  line-height: 1.5;
  min-block-size: calc(${({ $rows }) => $rows} * 1.5em + 2 * ${theme.space.s} + 3px);
  field-sizing: content;
`;
