import type { MailRow } from '../../../mail/MailContent';

export function notFilledIn(labels: readonly string[]): MailRow[] {
  return labels.length === 0 ? [] : [{ label: 'Niet ingevuld', value: labels.join(', ') }];
}
