export type ListRole =
  | 'debtor'
  | 'number'
  | 'email'
  | 'invoice'
  | 'issueDate'
  | 'dueDate'
  | 'open'
  | 'total'
  | 'paid'
  | 'debit'
  | 'credit'
  | 'currency'
  | 'side'
  | 'kind'
  | 'status';

/**
 * Column headers in Dutch, French and English, in lower case without accents and punctuation. If two columns match a
 * role, the earlier pattern wins.
 */
const headsOfRoles: Readonly<Record<ListRole, readonly RegExp[]>> = {
  debtor: [
    /^(naam|nom|name)( van)?( de| du)? ?(klant|debiteur|relatie|client|customer)$/,
    /^(klant|debiteur|relatie|client|customer|debtor|partner)( ?s?)( ?naam| nom| name)$/,
    /^(invoice partner display name|bedrijfsnaam|company( name)?|raison sociale|firma|name1)$/,
    /^(klant(en)?|debiteur(en)?|relatie|client|customer|debtor|partner|contact|tiers|bedrijf)$/,
    /^(naam|nom|name)$/,
  ],
  number: [
    /^(btw|tva|vat|kbo|bce|ondernemings?|tax)( ?(nummer|nr|no|n|number|id)( .*)?)?$/,
    /^(n|no|nr|numero)( de)? ?(tva|btw|entreprise)( .*)?$/,
  ],
  email: [/^(e ?mail(adres)?|email address|courriel|adresse e ?mail|mail)( .*)?$/],
  invoice: [
    /^(verkoop)?(factuur|fakt|fact|invoice|facture)( ?(nummer|nr|no|number|n))$/,
    /^(nummer|nr|n|no|numero)( de| du)? ?(factuur|facture|invoice|document|piece)$/,
    /^(document|doc|stuk|boekstuk|piece)( ?(nummer|nr|no|number|n))$/,
    /^(docnumber|numdoc|invoice bill|journal entry|(boek)?stuk|piece|document|doc|factuur|facture|invoice)$/,
    /^(nummer|number|numero|nr|no|n)$/,
    /^((onze|uw|our|notre) )?(referentie|ref|reference)$/,
  ],
  issueDate: [
    /^(factuur|fakt|fact|document|doc|stuk) ?(datum|dat|date|dt)$/,
    /^(invoice|document|bill|invoice bill) date$|^date (de )?(la )?(facture|document|piece)$|^(datum|date) (factuur|document)$|^datedoc$/,
    /^(boek(ings)?)?(datum|dat)$|^date( comptable)?$/,
  ],
  dueDate: [/^verv(al)? ?(datum|dag|dt|dat)?$|^vervalt( op)?$/, /^(date (d )?)?echeance$|^due ?date$|^due( on)?$/],
  open: [
    /(open(staand|staande)?|uitstaand|outstanding|ouvert)( bedrag| saldo| amount| balance)?( incl.*)?( eur(o)?)?$/,
    /^(nog )?te (betalen|ontvangen)( .*)?$|^(reste? )?(a payer|du)( .*)?$|^rest(e|ant)?( ?bedrag)?( .*)?$/,
    /^(montant|amount)( residual)? (ouvert|due|du)( .*)?$|^(open|due|remaining) (amount|balance)( .*)?$/,
    /^(saldo|solde|balance|residual)( .*)?$/,
  ],
  total: [
    /^(totaal|total|bedrag|montant|amount|factuurbedrag)( (incl|ttc|tvac|with|including|in currency)( .*)?)$/,
    /^(factuur ?|origineel |oorspronkelijk )(bedrag|totaal)( .*)?$|^(oorspronkelijk|original( amount)?|montant initial)$/,
    /^amounteur$|^(bedrag|montant|amount)( eur(o)?)?$/,
    /^(totaal|total)( .*)?$/,
  ],
  paid: [/^(reeds |deja |already )?(betaald|voldaan|ontvangen|paye|paid|regle)( (bedrag|amount))?$/],
  debit: [/^(debet|debit)( .*)?$/],
  credit: [/^credit( eur.*)?$/],
  currency: [/^(valuta|munt|devise|currency)( ?code)?$/],
  side: [/^(d c|dc|debet credit|debit credit|sens)$/],
  kind: [/^(type|soort)( .*)?$|^(document|doc) ?type$/],
  status: [/^((betaal|betalings|payment) ?)?stat(us|ut|e)( .*)?$/],
};

/** Columns whose numbers are not the amount due: amounts without tax, days, codes. */
const leftOut = /\b(excl|exclusief|ht|htva|zonder|untaxed|netto|dagen|days|jours|code)\b/;

export const listRoles = Object.keys(headsOfRoles).filter((name): name is ListRole =>
  Object.hasOwn(headsOfRoles, name),
);

/** Rank of the pattern that a header matches for a role, best first; `undefined` without a match. */
export function rankOfHead(role: ListRole, head: string): number | undefined {
  const words = wordsOf(head);
  if (words === '' || leftOut.test(words)) return undefined;
  const rank = headsOfRoles[role].findIndex((pattern) => pattern.test(words));
  return rank < 0 ? undefined : rank;
}

function wordsOf(head: string): string {
  return head
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/°/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
