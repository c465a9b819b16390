import { cleanCode, cleanLine, cleanText } from '../values/cleanText';
import { fieldLimits } from '../limits';
import { formatDate, readIsoDate } from '../values/isoDate';
import { readDate } from '../values/readDate';

/** A field of a form. Its control, its schemas and its places in mails follow from it. */
export type FieldSpec = {
  readonly label: string;
  /** Help under the label, if some answers would be useless without it. Default: none. */
  readonly hint?: string;
  /** Whether sending requires it. Default: no. */
  readonly required?: true;
  /** Whether a text is a code for machines, such as a number. Default: words, except where the control says so. */
  readonly isCode?: true;
  /** Description in the schema of the case file. Default: by its label. */
  readonly description?: string;
  /** Whether it says who someone is, or how to reach him: the privacy policy names such fields before the others. */
  readonly isPersonal?: true;
  /** Lines of an area. Default: 3. */
  readonly lines?: number;
  /** Formats an answer once its field is left. Default: by its control. */
  readonly format?: (answer: string) => string;
  /** What the browser may fill in. Default: nothing. */
  readonly autoComplete?: 'organization' | 'name' | 'email' | 'tel';
} & (
  | { readonly control: 'choice'; /** Values with their words. */ readonly choices: Readonly<Record<string, string>> }
  | { readonly control: Exclude<FieldControl, 'choice'>; readonly choices?: never }
);

export type FieldControl = 'text' | 'area' | 'email' | 'phone' | 'day' | 'amount' | 'choice' | 'tick';

/** A field whose answer is text: every field but a tick. */
export type TextFieldSpec = FieldSpec & { readonly control: Exclude<FieldControl, 'tick'> };

/** The fields of a form by their names in the payload, in the form's order. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/** The answers to a form's fields. What is not filled in is empty. */
export type FieldAnswers<Specs extends FieldSpecs> = Readonly<MappedFields<Specs, string, boolean>>;

type MappedFields<Specs extends FieldSpecs, Text, Tick> = {
  [Name in keyof Specs]: Specs[Name]['control'] extends 'tick' ? Tick : Text;
};

export type TextName<Specs extends FieldSpecs> = {
  [Name in keyof Specs & string]: Specs[Name]['control'] extends 'tick' ? never : Name;
}[keyof Specs & string];
export type TickName<Specs extends FieldSpecs> = {
  [Name in keyof Specs & string]: Specs[Name]['control'] extends 'tick' ? Name : never;
}[keyof Specs & string];

export function fieldNames<Specs extends FieldSpecs>(specs: Specs): readonly (keyof Specs & string)[];
export function fieldNames(specs: FieldSpecs): readonly string[] {
  return Object.keys(specs);
}

/** A value for each field of a form, in its order. */
export function mapFields<Specs extends FieldSpecs, Text, Tick>(
  specs: Specs,
  textOf: (name: TextName<Specs>, spec: FieldSpec) => Text,
  tickOf: (name: TickName<Specs>, spec: FieldSpec) => Tick,
): MappedFields<Specs, Text, Tick>;
export function mapFields(
  specs: FieldSpecs,
  textOf: (name: string, spec: FieldSpec) => unknown,
  tickOf: (name: string, spec: FieldSpec) => unknown,
): unknown {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, (spec.control === 'tick' ? tickOf : textOf)(name, spec)]),
  );
}

export function emptyAnswers<Specs extends FieldSpecs>(specs: Specs): FieldAnswers<Specs> {
  return mapFields(
    specs,
    () => '',
    () => false,
  );
}

/** The longest accepted answer, in characters. */
export function maxLengthOf({ control }: FieldSpec): number {
  if (control === 'area') return fieldLimits.text;
  return control === 'email' ? fieldLimits.email : fieldLimits.line;
}

/** An answer as validated and stored: without invisible characters, and a day as `2026-01-31` if it can be read. */
export function cleanField({ control, isCode }: FieldSpec, answer: string): string {
  if (control === 'area') return cleanText(answer);
  if (control === 'day') return readDate(cleanCode(answer)) ?? cleanCode(answer);
  return isCode === true || control === 'email' || control === 'phone' ? cleanCode(answer) : cleanLine(answer);
}

/** An answer once its field is left. One that is not valid stays unchanged. */
export function formatField({ control, format }: FieldSpec, answer: string): string {
  if (control === 'day') return readDate(cleanCode(answer)) ?? answer;
  if (control === 'email') return cleanCode(answer);
  return format === undefined ? answer : format(answer);
}

export function isTooLong(spec: FieldSpec, answer: string): boolean {
  return cleanField(spec, answer).length > maxLengthOf(spec);
}

/** Whether a day is filled in but cannot be read, such as one without its year. */
export function isIncompleteDay({ control }: FieldSpec, answer: string): boolean {
  return control === 'day' && cleanCode(answer) !== '' && readDate(cleanCode(answer)) === undefined;
}

export function fieldInWords(spec: FieldSpec, answer: string | boolean): string {
  if (typeof answer === 'boolean') return answer ? 'ja' : 'nee';
  if (spec.choices !== undefined) return spec.choices[answer] ?? answer;
  const day = spec.control === 'day' ? readIsoDate(answer) : undefined;
  return day === undefined ? formatField(spec, answer) : formatDate(day);
}
