/**
 * The only place that names the firm. Every page, mail, PDF, JSON-LD block and widget text takes its values from here.
 * Changing this file and the content of `content-remote` makes the site another firm's.
 * All values are recognisable samples.
 */
export const firmProfile = {
  /** Name of the product, and of the firm without its profession. */
  product: 'Solvenda',
  /** Name of the firm in signatures and the top bar. */
  firmName: 'Solvenda Advocaten',
  /** Public address of the site without trailing slash: canonical links, sitemap, Open Graph. */
  siteUrl: 'https://www.solvenda.example',
  email: 'info@solvenda.example',
  phone: {
    display: '+32 56 00 00 00',
    /** For links and JSON-LD (E.164). */
    e164: '+3256000000',
  },
  address: {
    street: 'Voorbeeldstraat 1',
    postalCode: '8500',
    city: 'Kortrijk',
    region: 'West-Vlaanderen',
    countryCode: 'BE',
    country: 'België',
    /** Directions, one or two sentences each. */
    byTrain: 'Er rijden rechtstreekse treinen vanuit Gent, Brugge en Brussel.',
    byCar: 'Kortrijk ligt aan de E17 en de E403. In het centrum vindt u verschillende parkings.',
  },
  linkedIn: 'https://www.linkedin.com/company/solvenda-voorbeeld',
  /** Third-party (escrow) account, in Dutch "derdenrekening". */
  escrowAccount: 'BE68 5390 0754 7034',
  /** The firm's KBO number; with `BE` in front its VAT number. A sample with valid check digits. */
  companyNumber: '0123.456.749',
  openingHours: {
    display: 'Maandag-vrijdag 8:30-18:00',
    /** For use after "van" or "open van" in a sentence. */
    inSentences: 'maandag tot vrijdag, 8.30 tot 18 uur',
    /** Days in schema.org's names. */
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:30',
    closes: '18:00',
  },
} as const;

export type FirmProfile = typeof firmProfile;

/* What follows is apart from the profile, so that the intake does not carry it to partners' pages. */

/**
 * What the law requires a company and a lawyer to publish (art. XII.6 and III.74 WER): footer, terms, structured
 * data.
 */
export const firmImprint = {
  /** Name in the register, with the legal form. */
  legalName: 'Solvenda Advocaten BV',
  register: 'rechtspersonenregister Gent, afdeling Kortrijk',
  /** Court for disputes with clients. */
  court: 'ondernemingsrechtbank Gent, afdeling Kortrijk',
  /** The bar that supervises the firm. */
  bar: 'Orde van Advocaten van de balie West-Vlaanderen',
  /** The professional title and the country that granted it. */
  title: 'advocaat, verleend in België',
  rules: 'Codex Deontologie voor Advocaten',
  /** Where the rules are published, and every lawyer and third-party account can be looked up. */
  lawyersSite: 'https://www.advocaat.be',
  /** Professional liability. */
  insurer: 'Verzekeringen Voorbeeld NV, Voorbeeldlaan 2, 1000 Brussel',
  insuredArea: 'alle landen behalve de Verenigde Staten en Canada',
  /** Maximum liability where the insurer pays nothing. */
  liabilityLimit: '25.000 euro',
} as const;

/** Who works on a case: its assessment is a lawyer's, its course one member of staff's. */
export const whoWorks = 'Een advocaat beoordeelt elke aanvraag; één vaste medewerker volgt uw dossier op.';

/** Time in which a visitor gets an answer, on working days. In Dutch, for use after "binnen". */
export const answersWithin = '24 uur';

/** Time in which the firm pays out what a debtor paid it. In Dutch, for use after "binnen". */
export const paysWithin = '7 dagen';

/** The promise of that time, in the same words wherever it is made: sent, not arrived, and since the money is here. */
export const payoutPromise = `Binnen ${paysWithin} nadat het geld bij ons is, storten we door wat u toekomt.`;

/** Debtors whose unpaid invoices the firm accepts. */
export const acceptedDebtor = 'een bedrijf in België of elders in de EU';

/** Answers the visitor's first worry: on the pages that lead to the intake, and at its submit button. */
export const noCommitment = 'Indienen verbindt u tot niets';

/** `noCommitment` with its reason, in the confirmation mail. */
export const noCommitmentUntil = `${noCommitment}: we beginnen pas als u ons voorstel aanvaardt.`;

export const telLink = `tel:${firmProfile.phone.e164}`;

export const mailtoLink = `mailto:${firmProfile.email}`;
