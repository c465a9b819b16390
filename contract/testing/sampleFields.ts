import {
  mapFields,
  maxLengthOf,
  type FieldAnswers,
  type FieldControl,
  type FieldSpec,
  type FieldSpecs,
} from '../src/forms/FieldSpec';

/** A valid answer to a field of text, recognisably a sample of this field. */
export function sampleText({ control, choices = {} }: FieldSpec, name: string): string {
  const samples: Readonly<Record<FieldControl, string>> = {
    text: `Voorbeeld van ${name}`,
    area: `Een voorbeeld\nvan ${name}`,
    email: `${name}@bedrijf.example`,
    phone: '+32 56 00 00 01',
    day: '2026-01-31',
    amount: '€ 7,50',
    choice: Object.keys(choices)[0] ?? '',
    tick: '',
  };
  return samples[control];
}

/** The longest answer to a field of text, as `write` fills a length. */
export function longestText(spec: FieldSpec, write: (length: number) => string): string {
  const { choices } = spec;
  return choices === undefined ? write(maxLengthOf(spec)) : (Object.keys(choices).at(-1) ?? '');
}

/** Valid answers to the required fields only. */
export function sampleFields<Specs extends FieldSpecs>(specs: Specs): FieldAnswers<Specs> {
  return mapFields(
    specs,
    (name, spec) => (spec.required === true ? sampleText(spec, name) : ''),
    () => false,
  );
}
