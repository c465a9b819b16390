import type { ReactNode } from 'react';
import { FieldAdvice, FieldError, FieldGroup, FieldHint, FieldLabel, HiddenWords, LabelNote } from './Field.styles';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { fieldId } from './fieldId';
import { formsText } from './forms.text';

/** Properties of every field. */
export type FieldWords = {
  /** Name of the control in the payload; its id is `field-` and this name unless `id` says otherwise. */
  readonly name: string;
  readonly label: string;
  /** Help that stands under the label from the start. */
  readonly hint?: ReactNode;
  /** What is wrong, in words. Marks the control as invalid. */
  readonly error?: string | undefined;
  /**
   * Advice that blocks nothing, announced when it appears. A field that can have advice passes '' while it has none.
   */
  readonly advice?: string | undefined;
  /**
   * Whether the error is that the text is too long, for a field that says so while one types in it. Screen readers hear
   * it once; the error counts the characters at each key.
   */
  readonly isTooLong?: boolean | undefined;
  /** Whether the form needs it; said in the label. Default: no, which the label says too. */
  readonly required?: boolean;
  /** Whether the form says once for all of its fields that they are required. Default: each says it in its label. */
  readonly hidesRequiredMark?: boolean | undefined;
  /** Id of the control, where two forms of one page have a field of the same name. */
  readonly id?: string;
};

type FieldFrameProps = FieldWords & { readonly children: ReactNode };

/** Ties a control to its label, hint, error and advice. */
export function controlAttributes(words: FieldWords) {
  const id = fieldId(words);
  const describedBy = [
    words.hint !== undefined && `${id}-hint`,
    words.error !== undefined && `${id}-error`,
    words.advice !== undefined && `${id}-advice`,
  ].filter((part) => part !== false);
  return {
    id,
    name: words.name,
    required: words.required ?? false,
    'aria-invalid': words.error !== undefined,
    'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
  };
}

/** Label above, then hint and error, then the control, then advice. */
export function FieldFrame({ children, ...words }: FieldFrameProps) {
  const id = fieldId(words);
  return (
    <FieldGroup $isInvalid={words.error !== undefined}>
      <FieldLabel htmlFor={id}>
        {words.label}
        {/* Screen readers hear it from the control itself. */}
        {words.hidesRequiredMark !== true && (
          <LabelNote aria-hidden="true">
            {` (${words.required === true ? formsText.required : formsText.optional})`}
          </LabelNote>
        )}
      </FieldLabel>
      {words.hint !== undefined && <FieldHint id={`${id}-hint`}>{words.hint}</FieldHint>}
      {words.error !== undefined && (
        <FieldError id={`${id}-error`}>
          <HiddenWords>{formsText.errorPrefix} </HiddenWords>
          {words.error}
        </FieldError>
      )}
      {children}
      {words.advice !== undefined && (
        <FieldAdvice id={`${id}-advice`} role="status">
          <span>{words.advice}</span>
        </FieldAdvice>
      )}
      {words.isTooLong !== undefined && (
        <HiddenWords aria-live="polite">{words.isTooLong ? fieldProblems.too_long : ''}</HiddenWords>
      )}
    </FieldGroup>
  );
}
