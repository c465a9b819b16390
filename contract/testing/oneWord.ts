/** The specification’s labels, which keep their words. */
const specified = ['Dossier indienen', 'Dossier starten?'];

/** Words for one thing, and what a text that people read may not say instead. */
const rules: readonly { readonly rule: string; readonly broken: RegExp }[] = [
  {
    rule: 'a visitor submits an aanvraag: it is a dossier once the firm accepts it',
    broken: /\bdossier (\p{L}+ )?(in\b|indien|start)|(indien|start)\p{L}* (een|uw) dossier/iu,
  },
  {
    rule: 'what is open of an invoice is its openstaand bedrag',
    broken: /^bedrag$|\| (te betalen|bedrag)( \||$)/i,
  },
  {
    rule: 'every client accepts a voorstel first: it is no price for some, and no offerte',
    broken: /(?<!altijd )(eerst|vooraf) een voorstel|offerte of een voorstel/i,
  },
  {
    rule: 'a price without a fixed rule is a prijs op voorstel',
    broken: /(?<!prijs )\bop voorstel/i,
  },
  {
    rule: 'the firm pays out within 7 days after the money is with it',
    broken: /7 dagen(?! nadat het geld bij ons is| hoogstens)/,
  },
  { rule: 'an answer within 24 hours is one on working days', broken: /^(?![^]*werkdag)[^]*binnen (<strong>)?24 uur/i },
  { rule: 'a lawyer assesses, one member of staff follows up', broken: /advoca\p{L}*[^.,;]* volg(t|en)\b/iu },
  { rule: 'debtors are in België of elders in de EU', broken: /België (en|of) de EU/ },
  {
    rule: 'the fee is for undisputed invoices between businesses in Belgium, out of court',
    broken: /tussen ondernemingen|onbetwist, tussen bedrijven(?! in België)/i,
  },
  {
    rule: 'the order of payments is between client and firm',
    broken: /^(?![^]*tussen u en ons)[^]*eerst naar uw voorschot/i,
  },
  { rule: 'the advance comes back first', broken: /^(?![^]*eerst terug)[^]*voorschot (voor|van)/i },
  {
    rule: 'who loses pays a rechtsplegingsvergoeding too',
    broken: /^(?![^]*rechtsplegingsvergoeding)[^]*wie verliest/i,
  },
  { rule: 'nothing is faster than what nobody measured', broken: /\bsnelst\b|sneller dan|snel als|meestal een maand/i },
];

/** The rules that a text breaks. */
export function rulesBrokenBy(text: string): string[] {
  if (specified.includes(text)) return [];
  return rules.filter(({ broken }) => broken.test(text)).map(({ rule }) => rule);
}
