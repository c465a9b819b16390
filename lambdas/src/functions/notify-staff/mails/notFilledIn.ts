import type { MailRow } from '../../../mail/MailContent';

/** One line for all fields that were left empty; none if there are none. */
export function notFilledIn(labels: readonly string[]): MailRow[] {
  return labels.length === 0 ? [] : [{ label: 'Niet ingevuld', value: labels.join(', ') }];
}
