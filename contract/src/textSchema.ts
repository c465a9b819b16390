import * as v from 'valibot';

type TextRules = {
  readonly clean: (text: string) => string;
  /** In UTF-16 code units, after cleaning */
  readonly maxLength: number;
  readonly isRequired?: boolean;
  readonly isEmail?: boolean;
};

/** The e-mail check of browsers (HTML standard): the server accepts what `<input type="email">` accepts. */
const emailAddress = v.pipe(v.string(), v.rfcEmail());

/**
 * Schema of a text field: cleaned, then validated, so that browser and server validate the same text. Every issue's
 * message is a code of `fieldProblems`.
 */
export function textSchema({ clean, maxLength, isRequired = false, isEmail = false }: TextRules) {
  return v.pipe(
    v.string(),
    v.transform(clean),
    v.check((text) => text !== '' || !isRequired, 'required'),
    v.maxLength(maxLength, 'too_long'),
    v.check((text) => text === '' || !isEmail || v.is(emailAddress, text), 'invalid_email'),
  );
}
