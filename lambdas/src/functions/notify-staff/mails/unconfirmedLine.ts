import type { ConfirmationLimit } from './StaffMailOptions';

/** Says that the sender got no confirmation because of a limit; empty if the address already has one for this case. */
export function unconfirmedLine(limit: ConfirmationLimit | undefined): string[] {
  const reason = limit === undefined ? undefined : reasons[limit];
  if (reason === undefined) return [];
  return [`De afzender kreeg geen bevestiging: ${reason} Laat zelf weten dat dit goed aankwam.`];
}

const reasons: Readonly<Record<ConfirmationLimit, string | undefined>> = {
  address_confirmed: undefined,
  case: 'over deze aanvraag schreven we al naar drie adressen.',
  address: 'naar dit adres gingen er al drie in 24 uur.',
  rate: 'er wachtten een dag lang te veel bevestigingen tegelijk.',
};
