/**
 * The one place that names the firm. Every page, mail, PDF, JSON-LD block and widget text takes its values from here;
 * changing this file and the content of `content-remote` makes the site another firm's.
 * All values are recognisably samples.
 */
// claim: firm-profile
export const firmProfile = {
  /** Name of the product, and of the firm without its profession. */
  product: 'Solvenda',
  /** Name of the firm as it signs and as the top bar shows it. */
  firmName: 'Solvenda Advocaten',
  /** Public address of the site without trailing slash: canonical links, sitemap, Open Graph. */
  siteUrl: 'https://www.solvenda.example',
  email: 'info@solvenda.example',
  phone: {
    /** As people read it. */
    display: '+32 56 00 00 00',
    /** As links and JSON-LD carry it (E.164). */
    e164: '+3256000000',
  },
  address: {
    street: 'Voorbeeldstraat 1',
    postalCode: '8500',
    city: 'Kortrijk',
    region: 'West-Vlaanderen',
    countryCode: 'BE',
    country: 'België',
    /** How to get there, a sentence or two each. */
    byTrain: 'Er rijden rechtstreekse treinen vanuit Gent, Brugge en Brussel.',
    byCar: 'Kortrijk ligt aan de E17 en de E403. In het centrum vindt u verschillende parkings.',
  },
  linkedIn: 'https://www.linkedin.com/company/solvenda-voorbeeld',
  /** Third-party (escrow) account, in Dutch "derdenrekening". */
  escrowAccount: 'BE68 5390 0754 7034',
  /** KBO number of the firm, with `BE` before it its VAT number: a sample with valid check digits. */
  companyNumber: '0123.456.749',
  openingHours: {
    /** As people read it. */
    display: 'Maandag-vrijdag 8:30-18:00',
    /** As they follow on "van" or "open van" in a sentence. */
    inSentences: 'maandag tot vrijdag, 8.30 tot 18 uur',
    /** Days as schema.org names them. */
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
// claim: firm-profile, liability
export const firmImprint = {
  /** Name in the register, with the legal form. */
  legalName: 'Solvenda Advocaten BV',
  register: 'rechtspersonenregister Gent, afdeling Kortrijk',
  /** Where disputes with clients are heard. */
  courts: 'rechtbanken van Gent, afdeling Kortrijk',
  /** The order that supervises the firm. */
  bar: 'Orde van Advocaten van de balie West-Vlaanderen',
  /** The professional title and where it was given. */
  title: 'advocaat, verleend in België',
  /** The professional rules, and where they can be read. */
  rules: 'Codex Deontologie voor Advocaten',
  /** Where the rules can be read, and every lawyer and third-party account looked up. */
  lawyersSite: 'https://www.advocaat.be',
  /** Professional liability. */
  insurer: 'Verzekeringen Voorbeeld NV, Voorbeeldlaan 2, 1000 Brussel',
  insuredArea: 'alle landen behalve de Verenigde Staten en Canada',
  /** What the firm is liable for at most where its insurer pays nothing. */
  liabilityLimit: '25.000 euro',
} as const;

/** Address of a link that calls the firm. */
export const telLink = `tel:${firmProfile.phone.e164}`;

/** Address of a link that writes to the firm. */
export const mailtoLink = `mailto:${firmProfile.email}`;
