import { basename } from 'node:path';

type Claim = {
  /** What the firm promises or states by it, and what to settle before it confirms. */
  readonly says: string;
  /** Every file that says it, from the root. */
  readonly files: readonly string[];
  /** The day on which a lawyer of the firm confirmed it. Default: not yet, and the texts are samples. */
  readonly confirmedOn?: `${number}-${number}-${number}`;
};

const glossary = 'content-remote/src/content/glossary.content.ts';
const sampleInvoice = 'content-remote/src/content/sampleInvoice.content.ts';
const terms = 'content-remote/src/documents/generalTerms.content.ts';
const privacy = 'content-remote/src/documents/privacyPolicy.content.ts';
const about = 'content-remote/src/pages/about/about.content.ts';
const contact = 'content-remote/src/pages/contact/contact.content.ts';
const faq = 'content-remote/src/pages/faq/faq.content.ts';
const featured = 'content-remote/src/pages/faq/featuredQuestions.content.ts';
const home = 'content-remote/src/pages/home/home.content.ts';
const services = 'content-remote/src/pages/services/services.content.ts';
const start = 'content-remote/src/pages/start/start.content.ts';
const sitePages = 'content-remote/src/sitePages.content.ts';
const profile = 'contract/src/firm/firmProfile.ts';
const messages = 'contract/src/messages.ts';
const processors = 'contract/src/firm/processors.ts';
const costFigures = 'debts/src/fees/costFigures.content.ts';
const costRules = 'debts/src/fees/costRules.text.ts';
const costTables = 'debts/src/fees/costTables.content.ts';
const costWords = 'debts/src/fees/costWords.text.ts';
const costsOf = 'debts/src/fees/costsOf.text.ts';
const interestRates = 'debts/src/interest/interestRates.content.ts';
const mayHaveLapsed = 'debts/src/interest/mayHaveLapsed.ts';
const reckonInterest = 'debts/src/interest/reckonInterest.ts';
const ledger = 'debts/src/ledger/Ledger.ts';
const allocateCredits = 'debts/src/ledger/allocateCredits.ts';
const ledgerWords = 'debts/src/ledger/ledgerWords.text.ts';
const reasons = 'debts/src/ledger/reasons.ts';
const caseNotices = 'frontend/src/case-notices/caseNotices.text.ts';
const visitorMail = 'lambdas/src/functions/notify-staff/mails/visitorMail.ts';

/** What site, documents and mails claim in the firm's name, listed in docs/content.md by `npm run write-claims`. */
export const claims: Readonly<Record<string, Claim>> = {
  'firm-profile': {
    says: 'name, address, phone, e-mail, LinkedIn, hours, escrow account (also on advocaat.be), VAT number, imprint, the court for disputes with clients, how to get there by train and car',
    files: [profile],
  },
  statistics: {
    says: '20+ years of experience, 98% success, 1,000+ cases in 2024, € 1,500,000+ collected, what each counts and since when; add the newest closed year; ask the stafhouder whether a success rate may be shown',
    files: [home],
  },
  ages: {
    says: 'over 12 years since the collection service began and how it began, 15 years of experience with commercial cases: three different ages, which readers compare with the 20+ on Home',
    files: [about],
  },
  'answer-within-24-hours': {
    says: 'an answer within 24 hours, on working days',
    files: [terms, faq, home, services, sitePages, profile, caseNotices, visitorMail],
  },
  'paid-out-within-7-days': {
    says: 'paid out within 7 days after the debtor paid the firm, over the escrow account, with a statement; where a bailiff is paid, from the day on which the money is on the firm’s account',
    files: [terms, faq, home, services, profile],
  },
  'who-may-submit': {
    says: 'who may submit: due date passed, an amount open, businesses in Belgium and the EU, any amount, several invoices and debtors together, an accountant too',
    files: [faq, home, services, start, profile],
  },
  'no-commitment': {
    says: 'submitting binds to nothing; work begins, and money is due, once the client accepts a proposal',
    files: [terms, about, contact, home, profile, visitorMail],
  },
  'after-a-letter': {
    says: 'what a debtor can do after a letter of the firm, or after a demand of a bailiff',
    files: [contact],
  },
  'undisputed-fee': {
    says: 'undisputed, between businesses, out of court: no cure no pay. The fee is what the debtor pays beyond the open amount (interest, the fixed sum, a penalty clause), at most 10% of what is open for a debtor when the case is accepted, VAT included; the rest is the client’s; nothing where the debtor pays no more. What comes in goes to the client’s advance, then the open amount, then interest and fee; so the debtor bears the costs, as far as the law and the client’s terms allow. Ask the stafhouder whether that may be said of IOS (art. 446ter)',
    files: [home, sampleInvoice, terms, faq, featured, services, start, sitePages, costRules, costWords, costsOf],
  },
  'first-look-free': {
    says: 'the first look is free; a debtor who disputes later ends the work without a fee, and a new proposal follows; an advance that is spent is not paid back',
    files: [terms, featured, services, costRules, visitorMail],
  },
  'hourly-rate': {
    says: 'disputed cases and every case before a court: the hourly rate, office costs included, without VAT, after a written proposal; a plain case takes about 8 hours until the judgment; interest and compensation are then the client’s',
    files: [home, terms, featured, costRules, costWords, costsOf],
  },
  'consumers-quote': {
    says: 'a quote beforehand for invoices to consumers',
    files: [home, terms, faq, featured, start, costRules, costWords],
  },
  'proposal-first': {
    says: 'a proposal first for a debtor who is an authority, for a claim in a bankruptcy (others ask 125 euro), for the other three services and for a solvency check: the firm may name prices instead',
    files: [home, terms, faq, featured, services, costWords],
  },
  'cost-figures': {
    says: 'figures of costs: hourly rate, the fee’s 10%, advances by amount (another firm’s newer table is 15 to 40% higher and goes on above 500 euro), writ, contribution to the fund for legal aid and indemnities (today’s amounts of both were not found), court fee, hours until a judgment, the caps against consumers; the examples made of them. The indexed ones change with each index',
    files: [faq, costFigures, costTables],
  },
  'bailiff-advance': {
    says: 'a bailiff’s advance of mostly 100 to 500 euro, which the client bears when nothing comes in; the steps of 200, 300 and 500 by amount',
    files: [home, terms, faq, costRules, costWords],
  },
  enforcement: {
    says: 'enforcement after a title: a proposal first, the bailiff’s costs are added to the debt and are the client’s where the debtor has nothing; the fee stays as in the phase before',
    files: [terms, faq, services, costRules],
  },
  'fee-withheld': {
    says: 'the firm may keep its costs and its fee, but not the VAT on it, back from what the debtor pays, and says so in writing, with the statement',
    files: [terms],
  },
  stopping: {
    says: 'a client who stops: no fee while undisputed and out of court, third parties’ costs in any case, hours in others; a payment to the client before, or within three months after, counts as one to the firm',
    files: [terms, faq, costRules],
  },
  'amounts-without-vat': {
    says: 'fee and bailiff’s costs are without VAT (21%), the open amount is with it; the firm bills the VAT on its fee; statements of fees are due in 30 days',
    files: [terms, services, costRules, costWords],
  },
  'clients-consent': {
    says: 'no reminder, no bailiff and no next step without the client’s consent; the client may stop a case at any time',
    files: [home, terms, faq, services, costRules],
  },
  'times-and-news': {
    says: 'the demand leaves on the working day after the client’s consent, how long each phase lasts, a mail on each step and payment, demands in Dutch, French and English',
    files: [faq, home, services],
  },
  'one-person': {
    says: 'one employee who follows a case from beginning to end',
    files: [about, faq, home, profile],
  },
  'one-firm': {
    says: 'one firm from reminder to enforcement, nobody between client and court, no further firm needed',
    files: [about, home, sitePages],
  },
  'lawyer-judges': {
    says: 'a lawyer judges each case and follows it; the reminder is a lawyer’s; what a collection agency and a bailiff cannot do',
    files: [about, faq, home, services, profile],
  },
  'not-feasible': {
    says: 'a case that is not feasible, or costs more than it brings, is advised against; the firm may end a mandate',
    files: [terms, about, faq, featured],
  },
  'five-steps': {
    says: 'five fixed steps, with terms that are watched',
    files: [about, faq, home, services, sitePages],
  },
  services: {
    says: 'what each of the four services comprises',
    files: [services],
  },
  abroad: {
    says: 'against debtors abroad (‘bij ons kortweg CROS’)',
    files: [glossary, terms, about, faq, services, costRules],
  },
  'all-online': {
    says: 'all goes online, without an account; nobody has to come by',
    files: [about, contact, faq, home, start, sitePages],
  },
  'message-answered': {
    says: 'a message is answered soon; who of the team reads it first',
    files: [contact, messages],
  },
  law: {
    says: 'answers on the law: interest, 40 euro, terms, IOS, its six weeks, its 10% (the 40 euro beside it) and the way to court after it, limitation (ten years, one, and what is between), which invoices a credit note lowers, what a first letter needs, art. 446ter, who pays the costs of a lawsuit, appearing in person, EU procedures, authorities, consumers (compensation only under a clause, and its caps), bankruptcy, VAT back, reorganisation, seizure',
    files: [glossary, faq, featured, costRules, costsOf, mayHaveLapsed, ledger, allocateCredits, ledgerWords, reasons],
  },
  interest: {
    says: 'interest on late payment: the rates by half-year, the days of a year (366 in a leap year)',
    files: [interestRates, reckonInterest],
  },
  liability: {
    says: 'liability is limited to what the insurer pays, else to an amount, and not for intent, fraud or gross fault; only the firm is liable, not its people (art. 6.3 BW)',
    files: [terms, profile],
  },
  mandate: {
    says: 'no work before a check of conflicts of interest; the law and the professional rules may ask who clients are; a mandate begins when the client accepts a proposal',
    files: [terms, privacy],
  },
  'recaptcha-consent': {
    says: 'a stage with reCAPTCHA asks for consent before Google sets its cookie: this site does not, keep ALTCHA until it does',
    files: [privacy],
  },
  'data-kept': {
    says: 'files of cases are kept for five years, longer where the law asks, mails about what became no case for a year, in the European Economic Area; who provides mail and case management; the sources of debtors’ data',
    files: [privacy, processors],
  },
  testimonials: {
    says: 'testimonials: invented, with invented names and companies; publish only what a client said and agreed to in writing, and ask the stafhouder whether clients may be named',
    files: [home],
  },
  team: {
    says: 'the team: invented names and drawn portraits; three lawyers and three administrative employees; each special expertise, which its lawyer must be able to prove',
    files: [about, contact, sitePages],
  },
  'general-terms': {
    says: 'the general terms, marked `VOORBEELDTEKST` on every page until they are confirmed',
    files: [terms],
  },
  'privacy-policy': {
    says: 'the privacy policy, marked `VOORBEELDTEKST` on every page until it is confirmed',
    files: [privacy],
  },
};

export const unconfirmedClaims = Object.keys(claims).filter((name) => claims[name]?.confirmedOn === undefined);

const list = /(?<=<!-- claims -->\n).*(?=<!-- \/claims -->)/s;

/** docs/content.md with an updated list of claims. */
export function withClaims(guide: string): string {
  const items = Object.entries(claims).map(([name, { says, files, confirmedOn }]) => {
    const paths = files.map((file) => `\`${basename(file)}\``).join(', ');
    return `- \`${name}\`, ${confirmedOn === undefined ? 'not confirmed' : `confirmed on ${confirmedOn}`}: ${says}. In ${paths}.`;
  });
  return guide.replace(list, () => `\n${items.join('\n')}\n\n`);
}
