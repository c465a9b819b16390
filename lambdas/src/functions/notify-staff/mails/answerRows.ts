import { fieldInWords, type FieldSpec, type FieldSpecs } from '@incasso/contract/FieldSpec';
import { mailLink, phoneLink } from '../../../mail/html';
import type { MailRow } from '../../../mail/MailContent';

/** An answer in words, with a link to an e-mail address or a phone number. */
export function answerRow(spec: FieldSpec, answer: string): MailRow {
  return { label: spec.label, value: fieldInWords(spec, answer), ...linkTo(spec, answer) };
}

function linkTo({ control }: FieldSpec, answer: string): Pick<MailRow, 'href'> {
  if (control === 'email') return { href: mailLink(answer) };
  return control === 'phone' ? phoneLink(answer) : {};
}

/** One row with the labels of the fields that are empty, if there are any. */
export function notFilledIn(specs: FieldSpecs, answers: Readonly<Record<string, string>>): MailRow[] {
  const labels = Object.keys(specs).flatMap((name) => (answers[name] === '' ? (specs[name]?.label ?? []) : []));
  return labels.length === 0 ? [] : [{ label: 'Niet ingevuld', value: labels.join(', ') }];
}
