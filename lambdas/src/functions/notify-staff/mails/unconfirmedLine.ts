import type { ConfirmationLimit } from './StaffMailOptions';

export function unconfirmedLine(limit: ConfirmationLimit | undefined): string[] {
  return limit === undefined ? [] : [unconfirmedInWords(limit)];
}

export function unconfirmedInWords(limit: ConfirmationLimit): string {
  return `De afzender kreeg geen bevestiging: ${reasons[limit]} Laat zelf weten dat dit goed aankwam.`;
}

const reasons: Readonly<Record<ConfirmationLimit, string>> = {
  address: 'naar dit adres gingen er al drie in 24 uur.',
  rate: 'er wachtten een dag lang te veel bevestigingen tegelijk.',
};
