import { isCurrencyCode } from '@incasso/contract/isCurrencyCode';
import type { ListRole } from './listColumns';

/**
 * Column headers in Dutch, French, German and English, in lower case without accents and punctuation. If two columns
 * match a role, the earlier pattern wins.
 */
const headsOfRoles = {
  debtor: [
    /^(naam|nom|name)( van)?( de| du| des)? ?(klant|debiteur|relatie|client|customer|kunden|debitors)$/,
    /^(klant|debiteur|relatie|client|customer|debtor|partner|kunden?|debitor(en)?)( ?s?)( ?naam| nom| ?name)$/,
    /^(invoice partner display name|bedrijfsnaam|company( name)?|raison sociale|firma|name ?1)$/,
    /^(klant(en)?|debiteur(en)?|relatie|client|customer|debtor|partner|contact|tiers|bedrijf|kunde|debitor)$/,
    /^(naam|nom|name)$/,
  ],
  number: [
    /^(btw|tva|vat|kbo|bce|ondernemings?|tax|ust)( ?id)?( ?(nummer|nr|no|n|number|id)( .*)?)?$/,
    /^(n|no|nr|numero)( de)? ?(tva|btw|entreprise)( .*)?$/,
  ],
  email: [/^(e ?mail(adres)?|email address|courriel|adresse e ?mail|mail)( .*)?$/],
  invoice: [
    /^(verkoop)?(factuur|fakt|fact|invoice|facture|rechnungs?)( ?(nummer|nr|no|number|n))$/,
    /^(nummer|nr|n|no|numero)( de| du)? ?(factuur|facture|invoice|document|piece)$/,
    /^(document|doc|stuk|boekstuk|piece|beleg)( ?(nummer|nr|no|number|n))$/,
    /^(docnumber|numdoc|invoice bill|journal entry|(boek)?stuk|piece|document|doc|factuur|facture|invoice|rechnung|beleg)$/,
    /^(nummer|number|numero|nr|no|n)$/,
    /^((onze|uw|our|notre) )?(referentie|ref|reference)$/,
  ],
  issueDate: [
    /^(factuur|fakt|fact|document|doc|stuk|rechnungs|beleg) ?(datum|dat|date|dt)$/,
    /^(invoice|document|bill|invoice bill) date$|^date (de )?(la )?(facture|document|piece)$|^(datum|date) (factuur|document)$|^datedoc$/,
    /^(boek(ings)?|posting|buchungs)? ?(datum|dat|date)$|^date comptable$/,
  ],
  dueDate: [
    /^verv(al)? ?(datum|dag|dt|dat)?$|^vervalt( op)?$|^fallig(keit)?(s?datum| am)?$/,
    /^(date (d )?)?echeance$|^due ?date$|^due( on)?$/,
  ],
  open: [
    /(open(staand|staande)?|uitstaand|outstanding|ouvert|offen(er?)?)( bedrag| betrag| saldo| amount| balance| posten)?( incl.*)?( eur(o)?)?$/,
    /^(nog )?te (betalen|ontvangen)( .*)?$|^(reste? )?(a payer|du)( .*)?$|^rest(e|ant)?( ?be[dt]rag)?( .*)?$/,
    /^(montant|amount)( residual)? (ouvert|due|du)( .*)?$|^(open|due|remaining) (amount|balance)( .*)?$/,
    /^(saldo|solde|balance|residual)( .*)?$/,
  ],
  total: [
    /^(totaal|total|bedrag|montant|amount|factuurbedrag)( (incl|ttc|tvac|with|including|in currency)( .*)?)$/,
    /^(factuur ?|rechnungs|origineel |oorspronkelijk )(be[dt]rag|totaal)( .*)?$|^(oorspronkelijk|original( amount)?|montant initial)$/,
    /^amounteur$|^(be[dt]rag|montant|amount|brutto)( (eur(o)?|usd|gbp|chf))?$/,
    /^(totaal|total|gesamt(betrag)?)( .*)?$/,
  ],
  paid: [/^(reeds |deja |already )?(betaald|voldaan|ontvangen|paye|paid|regle|bezahlt)( (bedrag|amount))?$/],
  debit: [/^(debet|debit|soll)( .*)?$/],
  credit: [/^(credit|haben)( eur.*)?$/],
  currency: [/^(valuta|munt|devise|currency|wahrung)( ?code)?$/],
  side: [/^(d c|dc|s h|sh|soll haben|debet credit|debit credit|sens)$/],
  kind: [/^(type|soort|belegart)( .*)?$|^(document|doc) ?type$/],
  status: [/^((betaal|betalings|payment) ?)?stat(us|ut|e)( .*)?$/],
  disputed: [/^(betwist(ing)?|geschil|litige|conteste|en litige|strittig|disputed?|in dispute)( .*)?$/],
} satisfies Record<ListRole, readonly RegExp[]>;

const amountRoles: readonly ListRole[] = ['open', 'total', 'paid', 'debit', 'credit'];
/** Columns whose numbers are not the amount due: amounts without tax, days. */
const leftOut = /\b(excl|exclusief|ht|htva|zonder|untaxed|netto|dagen|days|jours)\b/;
/** Columns that divide an amount by its age: `0-30`, `> 90`, `1 Month`, `Current`. */
const band =
  /^((older|minder|moins|plus|meer|over) (than|dan|de)? ?)?\d{1,3}( (t m |tot |to |a |bis )?\d{1,3})?( (d|dagen|days|jours|tage|months?|maand(en)?|mois))?$|^(current|older|not due|niet vervallen|non echu|nicht fallig)$/;

export const listRoles = Object.keys(headsOfRoles).filter((name): name is ListRole =>
  Object.hasOwn(headsOfRoles, name),
);

/** Rank of the pattern that a header matches for a role, best first; `undefined` without a match. */
export function rankOfHead(role: ListRole, head: string): number | undefined {
  const words = wordsOf(head);
  if (words === '' || (amountRoles.includes(role) && leftOut.test(words))) return undefined;
  const rank = headsOfRoles[role].findIndex((pattern) => pattern.test(words));
  return rank < 0 ? undefined : rank;
}

/** The columns that divide amounts by age: at least two. */
export function bandsAmong(heads: readonly string[]): number[] {
  const bands = heads.flatMap((head, column) => (band.test(wordsOf(head)) ? [column] : []));
  return bands.length > 1 ? bands : [];
}

/** The currency that a header names: `Bedrag USD`, `Saldo (€)`. */
export function currencyOfHead(head: string): string | undefined {
  if (/€|\beuro?\b/i.test(head)) return 'EUR';
  return head.match(/\b[A-Z]{3}\b/g)?.find(isCurrencyCode);
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
