import type { ReactNode } from 'react';
import { FieldAdvice, FieldError, FieldGroup, FieldLabel, HiddenWords, LabelNote } from './Field.styles';
import { SmallPrint } from '../layout/SmallPrint';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { fieldId } from './formFields';
import { formsText } from './forms.text';

export type FieldWords = {
  /** Name of the control in the payload. Its id is `field-` and this name. */
  readonly name: string;
  readonly label: string;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Error message. Marks the control as invalid. */
  readonly error?: string | undefined;
  /**
   * Advice that does not block submission, announced when it appears. Pass '' for a field that has none at the moment:
   * only a live region that exists already is announced.
   */
  readonly advice?: string | undefined;
  /**
   * Whether the error is that the text is too long, shown while the visitor types. Screen readers announce it once,
   * although the message counts the characters at each key.
   */
  readonly isTooLong?: boolean | undefined;
  /** Whether the field is required. The label marks optional fields, which are the default. */
  readonly required?: boolean;
  /** Whether to hide the mark of required fields, because the form says once that all of them are. Default: no. */
  readonly hidesRequiredMark?: boolean | undefined;
};

type FieldFrameProps = FieldWords & { readonly children: ReactNode };

/** Separates what a field's frame shows from the attributes of its control. */
export function splitWords<Props extends FieldWords>(props: Props) {
  const { name, label, hint, error, advice, isTooLong, required = false, hidesRequiredMark, ...attributes } = props;
  return { words: { name, label, hint, error, advice, isTooLong, required, hidesRequiredMark }, attributes };
}

/** Links a control to its label, hint and error; not to its advice, since Safari drops a description that is live. */
export function controlAttributes(words: FieldWords) {
  const id = fieldId(words);
  const describedBy = [words.hint !== undefined && `${id}-hint`, words.error !== undefined && `${id}-error`].filter(
    (part) => part !== false,
  );
  return {
    id,
    name: words.name,
    required: words.required ?? false,
    'aria-invalid': words.error !== undefined,
    'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
  };
}

/** A field in this order: label, hint, error, control, advice. */
export function FieldFrame({ children, ...words }: FieldFrameProps) {
  const id = fieldId(words);
  return (
    <FieldGroup $isInvalid={words.error !== undefined}>
      <FieldLabel htmlFor={id}>
        {words.label}
        {/* Hidden from screen readers, which announce a required control themselves. */}
        {words.hidesRequiredMark !== true && (
          <LabelNote aria-hidden="true">
            {` (${words.required === true ? formsText.required : formsText.optional})`}
          </LabelNote>
        )}
      </FieldLabel>
      {words.hint !== undefined && <SmallPrint id={`${id}-hint`}>{words.hint}</SmallPrint>}
      {words.error !== undefined && (
        <FieldError id={`${id}-error`}>
          <HiddenWords>{formsText.errorPrefix} </HiddenWords>
          {words.error}
        </FieldError>
      )}
      {children}
      {words.advice !== undefined && (
        <FieldAdvice role="status">
          <span>{words.advice}</span>
        </FieldAdvice>
      )}
      {words.isTooLong !== undefined && (
        <HiddenWords aria-live="polite">{words.isTooLong ? fieldProblems.too_long : ''}</HiddenWords>
      )}
    </FieldGroup>
  );
}
