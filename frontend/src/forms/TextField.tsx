import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';
import { controlLook } from './Field.styles';
import { controlAttributes, FieldFrame, splitWords, type FieldWords } from './FieldFrame';

/**
 * Properties of the field, and any attribute of an `<input>`. The form has `noValidate` and shows its own errors:
 * `required` and `type` only inform the browser.
 */
type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'id'> & {
    /** Makes it a `<textarea>` of at least as many lines. */
    readonly rows?: number;
  };

export function TextField({ rows, ...field }: TextFieldProps) {
  const { words, attributes } = splitWords(field);
  const control = { ...attributes, ...controlAttributes(words) };
  return (
    <FieldFrame {...words}>
      {rows === undefined ? <Control {...control} /> : <Control as="textarea" rows={rows} {...control} />}
    </FieldFrame>
  );
}

const Control = styled.input<{ rows?: number }>`
  ${controlLook}
  ${({ rows }) =>
    rows !== undefined &&
    css`
      min-block-size: calc(${rows} * 1.5em + 2 * ${theme.space.s} + 3px);
      field-sizing: content;
      line-height: 1.5;
      resize: vertical;
    `}
`;
