import * as v from 'valibot';

/** What the site tells of the firm, and only the firm can answer for. */
export type Claim = {
  /** In words for the firm's lawyer, who ticks it off. */
  readonly what: string;
  /** Where it is said, as paths from the project's folder. */
  readonly files: readonly string[];
  /** How texts say it: no text outside of `files` does. Default: it is not known by its words. */
  readonly words?: RegExp;
  /**
   * The day on which the firm confirmed it, as `2027-01-31`; anything else confirms nothing. Default: not yet, and what
   * stands there is a sample.
   */
  readonly confirmedOn?: string;
};

const day = v.pipe(v.string(), v.isoDate());

const home = 'content-remote/src/pages/home/home.content.ts';
const about = 'content-remote/src/pages/about/about.content.ts';
const services = 'content-remote/src/pages/services/services.content.ts';
const questions = 'content-remote/src/pages/faq/faq.content.ts';
const featuredQuestions = 'content-remote/src/pages/faq/featuredQuestions.content.ts';
const contact = 'content-remote/src/pages/contact/contact.content.ts';
const start = 'content-remote/src/pages/start/start.content.ts';
const costs = 'content-remote/src/content/costs.content.ts';
const nextSteps = 'content-remote/src/content/nextSteps.content.ts';
const descriptions = 'content-remote/src/pageDescriptions.content.ts';
const generalTerms = 'content-remote/src/documents/generalTerms.content.ts';
const privacyPolicy = 'content-remote/src/documents/privacyPolicy.content.ts';
const visitorMail = 'lambdas/src/functions/notify-staff/mails/visitorMail.ts';
const socialPictures = 'content-remote/src/social-pictures/socialPictures.content.ts';
const glossary = 'content-remote/src/content/glossary.content.ts';
const messages = 'contract/src/messages.ts';
const firmProfile = 'contract/src/firmProfile.ts';
const confirmation = 'intake-widget/src/wizard/Confirmation.text.ts';

/** Every claim that the firm confirms before the site goes live. `docs/content.md` shows them as a table. */
export const claims = {
  firm: {
    what: 'name, address, phone, e-mail, LinkedIn, hours, escrow account, company number, imprint (bar, register, insurer)',
    files: [firmProfile],
    words: /Voorbeeldstraat|BE68 5390/,
  },
  statistics: {
    what: '20+ years of experience, 98% success, 1,000+ cases in 2024, € 1,500,000+ collected, and the line on what counts',
    files: [home],
    words: /end: (20|98|1000|1_500_000)\b/,
  },
  experience: {
    what: 'over 12 years since the beginning and how it began, 15 years of experience',
    files: [about],
    words: /'12\+'|12 jaar|15 jaar/,
  },
  answerTime: {
    what: 'an answer within 24 hours, on working days',
    files: [home, services, questions, start, nextSteps, descriptions, generalTerms, visitorMail, confirmation],
    words: /24 uur/,
  },
  payoutTime: {
    what: 'paid out within 7 days after the debtor paid, over the escrow account, with a statement',
    files: [home, services, questions, nextSteps, generalTerms, visitorMail],
    words: /\b7 dagen|figure: '7'/,
  },
  fees: {
    what: 'no cure no pay for undisputed invoices; hourly rate for disputed ones, with an estimate before; a quote for consumers',
    files: [costs, questions, featuredQuestions, home, descriptions, generalTerms],
    words: /no cure no pay|uurtarief/i,
  },
  advance: {
    what: 'a bailiff’s advance of 100 to 500 euro, with consent beforehand, which the client bears when nothing comes in',
    files: [costs, questions, generalTerms],
    words: /100 (tot|en) 500/,
  },
  interest: {
    what: 'interest and compensation pay the costs and the fee of undisputed cases first, the rest is the client’s; of disputed ones all',
    files: [costs, generalTerms],
    words: /overblijft/,
  },
  vatAndTerm: {
    what: 'amounts are without VAT; statements of fees are due in 30 days',
    files: [costs, questions, generalTerms],
    words: /zonder btw|exclusief btw/,
  },
  oneFirm: {
    what: 'one firm from reminder to enforcement, nobody between client and court, no further firm needed',
    files: [about, home, descriptions],
    words: /geen ander kantoor|[ée]én kantoor/i,
  },
  scope: {
    what: 'for businesses in the region and beyond, and against debtors abroad (‘bij ons kortweg CROS’)',
    files: [home, about, services, questions, glossary],
  },
  contactAnswer: {
    what: 'a message is answered soon; who of the team reads it first',
    files: [messages, visitorMail, contact],
    words: /spoedig|leest het en antwoordt/,
  },
  recovery: {
    what: 'fees and costs of undisputed invoices are recovered from the debtor',
    files: [costs, questions, featuredQuestions, generalTerms],
    words: /verhalen/,
  },
  consent: {
    what: 'no reminder and no bailiff without the client’s consent; the client may stop a case at any time',
    files: [nextSteps, costs, services, questions, generalTerms, visitorMail],
    words: /uw akkoord|met ons voorstel|groen licht|stopzetten/,
  },
  lawyersWork: {
    what: 'a lawyer judges each case and follows it; the reminder is a lawyer’s; one person to speak to, who takes up the case',
    files: [home, about, services, questions, nextSteps],
    words: /van een advocaat|door een advocaat|advocaat beoordeelt|aanspreekpunt|aan de lijn/,
  },
  honestAdvice: {
    what: 'a case that is not feasible, or costs more than it brings, is advised against',
    files: [home, about, featuredQuestions, generalTerms],
  },
  fixedSteps: {
    what: 'five fixed steps, with terms that are watched',
    files: [home, about, services, questions, descriptions, socialPictures],
    words: /vaste stappen|vijf stappen/i,
  },
  services: {
    what: 'what each of the four services comprises',
    files: [services],
  },
  online: {
    what: 'all goes online, without an account, in some five minutes; nobody has to come by',
    files: [home, questions, start, contact, descriptions],
    words: /vijftal minuten|account nodig|geen account|zonder account|[Aa]lles online|volledig online/,
  },
  law: {
    what: 'answers on the law: interest, 40 euro, terms, IOS and its six weeks, EU procedures, consumers, bankruptcy, seizure',
    files: [questions, featuredQuestions, glossary],
  },
  interestRates: {
    what: 'interest on late payment: the rates by half-year, the days of a year (366 in a leap year), payments to the interest first',
    files: ['e-invoice/src/interest/interestRates.content.ts', 'e-invoice/src/interest/reckonInterest.ts'],
  },
  liability: {
    what: 'liability is limited to what the insurer pays',
    files: [generalTerms],
    words: /verzekeraar/,
  },
  retention: {
    what: 'files of cases are kept for five years; who provides mail and case management; the sources of debtors’ data',
    files: [privacyPolicy, 'contract/src/processors.ts'],
    words: /vijf jaar|dossierbeheer/,
  },
  testimonials: {
    what: 'testimonials: invented, with invented names and companies; publish only what a client said and agreed to',
    files: [home],
  },
  team: {
    what: 'the team: invented names, drawn portraits; three lawyers and three administrative employees',
    files: [about, contact, descriptions],
    words: /drie administratieve|drie advocaten/i,
  },
  directions: {
    what: 'how to get there by train and car',
    files: [firmProfile],
    words: /treinen|E17/,
  },
  generalTerms: {
    what: 'the general terms, marked `VOORBEELDTEKST` on every page until they are confirmed',
    files: [generalTerms],
  },
  privacyPolicy: {
    what: 'the privacy policy, marked `VOORBEELDTEKST` on every page until it is confirmed',
    files: [privacyPolicy],
  },
} as const satisfies Record<string, Claim>;

/** Whether the firm has not confirmed a claim: what the site says there is a sample. */
export function isSample({ confirmedOn }: Claim): boolean {
  return !v.is(day, confirmedOn);
}

export function listSamples(all: Readonly<Record<string, Claim>> = claims): Claim[] {
  return Object.values(all).filter(isSample);
}

/** A sample on one line, as the build and a refused deploy name it. */
export function sampleLine({ what, files }: Claim): string {
  return `${what} (${files.map((file) => file.split('/').at(-1)).join(', ')})`;
}
