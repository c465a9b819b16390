import * as v from 'valibot';
import { isMailAddress } from '../values/mailAddress';
import { cleanField, mapFields, maxLengthOf, type FieldSpec, type FieldSpecs } from './FieldSpec';

/**
 * Schema of an answer as sent: cleaned, then validated, so that browser and server validate the same text. Every
 * issue's message is a code of `fieldProblems`.
 */
export function sentText(spec: FieldSpec) {
  const { control, required = false, choices } = spec;
  return v.pipe(
    v.string(),
    v.transform((text) => cleanField(spec, text)),
    v.check((text) => text !== '' || !required, 'required'),
    v.maxLength(maxLengthOf(spec), 'too_long'),
    // Only a required address gets our mail: a debtor's invalid address never blocks a case.
    v.check((text) => !required || control !== 'email' || isMailAddress(text), 'invalid_email'),
    v.check((text) => text === '' || choices === undefined || Object.hasOwn(choices, text), 'unknown_choice'),
  );
}

/** Entries of the schema of what a form sends. A page loaded before a deploy lacks a newer field: it is empty. */
export function sentEntries<Specs extends FieldSpecs>(specs: Specs) {
  return mapFields(
    specs,
    (_, spec) => v.optional(sentText(spec), ''),
    () => v.optional(v.boolean(), false),
  );
}

/** Entries of the schema of what is stored. A draft or record that is older than a field lacks it: it is empty. */
export function keptEntries<Specs extends FieldSpecs>(specs: Specs) {
  return mapFields(
    specs,
    (_, spec) => v.optional(v.pipe(keptText(spec), v.description(descriptionOf(spec))), ''),
    (_, spec) => v.optional(v.pipe(v.boolean(), v.description(descriptionOf(spec))), false),
  );
}

function keptText({ choices }: FieldSpec) {
  return choices === undefined ? v.string() : v.picklist(['', ...Object.keys(choices)]);
}

function descriptionOf(spec: FieldSpec): string {
  const { label, control, choices, description = `What the visitor answered to ‘${label}’.` } = spec;
  if (control === 'tick') return description;
  const length = choices === undefined ? ` At most ${String(maxLengthOf(spec))} characters.` : '';
  return `${description}${length} Empty: not said.`;
}
