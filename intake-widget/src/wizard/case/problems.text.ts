import { maxDebts } from '@incasso/debts/Debt';

export const tooManyDebts = `Een aanvraag telt hoogstens ${String(maxDebts)} facturen. Voeg de andere als lijst toe aan uw documenten.`;
