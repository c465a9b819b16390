type AvoidedTerm = { readonly pattern: RegExp; readonly instead: string };

/** Words that a native reader or the firm's lawyer stopped at, and what is said in their place. */
export const avoidedTerms: readonly AvoidedTerm[] = [
  // Who is who.
  { pattern: /\b(?<!mijn )klant(en)?\b/i, instead: "'debiteur' for who owes, 'cliënt' for whom the firm works" },
  { pattern: /\bschuldenaars?\b/i, instead: 'debiteur' },
  { pattern: /\b(je|jij|jou|jouw|jullie)\b/i, instead: 'u, uw' },

  // What a lawyer may not promise or say so.
  { pattern: /draagt alle kosten/i, instead: 'wij verhalen alle kosten en erelonen op uw debiteur' },
  {
    pattern: /(nemen|neemt|overname van) uw facturen?\b/i,
    instead: 'de invordering overnemen (facturen overnemen is factoring)',
  },
  { pattern: /attest van de curator/i, instead: 'de datum van het faillissementsvonnis volstaat' },
  { pattern: /schulden van de overheid/i, instead: 'schulden van of tegenover de overheid' },
  { pattern: /(officiële|Europese) procedure CROS|\bde CROS-procedure/i, instead: 'bij ons kortweg CROS' },
  { pattern: /akkoord (gaat |ga )?met (de .* en )?het privacybeleid/i, instead: 'het privacybeleid gelezen' },
  { pattern: /geen wachttijd|blijft liggen|gegarandeerd/i, instead: 'nothing: no promise that the firm did not make' },
  { pattern: /als de site daarvoor is ingesteld/i, instead: 'what this stage does' },

  // The law of the Netherlands.
  { pattern: /\b(KvK|Kamer van Koophandel)\b/i, instead: 'KBO' },
  { pattern: /\b(kantonrechter|griffierecht|surseance|dwangbevel)/i, instead: 'the Belgian term' },
  { pattern: /\b(honorari|advocatenkosten)/i, instead: 'ereloon' },
  { pattern: /\bincassokosten\b/i, instead: 'invorderingskosten' },
  { pattern: /wettelijke rente\b/i, instead: 'interest' },

  // Said as in another language.
  { pattern: /\bclaims?\b/i, instead: 'vordering' },
  { pattern: /\bdeadlines?\b/i, instead: 'termijn' },
  { pattern: /\b(ge)?upload(en|t)?\b/i, instead: 'opladen' },
  { pattern: /no-nonsense /i, instead: 'no-nonsenseaanpak' },
  { pattern: /\baan een uurtarief/i, instead: 'tegen een uurtarief' },
  { pattern: /\bvan daar (gaat|storten)/i, instead: 'vandaar' },
  { pattern: /\balle nieuws\b/i, instead: 'al het nieuws' },
  { pattern: /\buit tijdsgebrek/i, instead: 'door tijdsgebrek' },
  { pattern: /geld tegoed/i, instead: 'te goed' },
  { pattern: /\bSoort van\b/i, instead: 'Soort document' },
  { pattern: /gaa[nt] niet mee\b/i, instead: 'wordt niet meegestuurd' },
  { pattern: /invulde en koos/i, instead: 'hebt ingevuld en toegevoegd' },
  { pattern: /gestopt was/i, instead: 'gebleven was' },
  { pattern: /vorige verzending/i, instead: 'vorige poging' },
  { pattern: /Terug naar home\b/i, instead: 'Terug naar de homepagina' },
  { pattern: /Hoe u ons vindt/i, instead: 'Zo bereikt u ons' },
  { pattern: /\bnazicht\b/i, instead: 'screening, controle' },
  { pattern: /Correcte bedingen/i, instead: 'Geldige bedingen' },
  { pattern: /werkt met JavaScript/i, instead: 'werkt alleen met JavaScript' },
  { pattern: /kwam niet langs/i, instead: 'werd niet via onze website verstuurd' },
];
