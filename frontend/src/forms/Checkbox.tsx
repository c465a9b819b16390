import styled from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';
import { SmallPrint } from '../layout/SmallPrint';
import { FieldError, FieldGroup, HiddenWords, LabelNote, focusLook } from './Field.styles';
import { controlAttributes, splitWords, type FieldWords } from './FieldFrame';
import { fieldId } from './formFields';
import { formsText } from './forms.text';
import { theme } from '../brand/theme';

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

const CheckboxRow = styled.div`
  isolation: isolate;
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
`;

const Box = styled.input`
  position: relative;
  z-index: 1;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  accent-color: ${theme.brand.line};
  scroll-margin-block: 3.5rem calc(${theme.toastsRoom} + ${theme.space.xl});
  ${focusLook}

  &:focus-visible {
    outline-offset: 2px;
  }
`;

const CheckboxLabel = styled.label`
  position: relative;
  padding-block: 0.0625rem;
  overflow-wrap: anywhere;

  /* Enlarges the touch target around the box. */
  @media (pointer: coarse) {
    &::before {
      content: '';
      position: absolute;
      inset-block-start: -0.625rem;
      inset-inline-start: -2.875rem;
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
`;
