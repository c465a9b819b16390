import { caseLink } from '@incasso/contract/caseLink';
import { answersWithin, firmProfile, paysWithin, noCommitmentUntil } from '@incasso/contract/firmProfile';
import { retentionDays } from '@incasso/contract/retention';
import { missingInfoInWords, type MissingInfo } from '@incasso/debts/missingInfo';
import { costsLink } from '@incasso/contract/routes';
import { caseKinds } from '@incasso/debts/caseKinds';
import { costLines } from '@incasso/debts/costRules';
import type { MailContent, MailSection } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { timeInWords } from '../../../mail/timeInWords';
import { renderMail } from '../../../mail/renderMail';
import { missingInfoOfCase } from '../../../submissions/missingInfoOfCase';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import { agreementRows } from './agreementRows';
import { answersSections } from './answersSections';
import { mailSubjects } from './mailSubjects';

const steps: MailSection = {
  title: 'Zo gaat het verder',
  // claim: no-commitment
  note: noCommitmentUntil,
  rows: [
    // claim: answer-within-24-hours
    // claim: first-look-free
    {
      label: `Binnen ${answersWithin}, op werkdagen`,
      value: 'We bekijken gratis of uw zaak haalbaar is en nemen contact met u op.',
    },
    // claim: clients-consent
    { label: 'Aanmaning', value: 'Gaat u akkoord met ons voorstel, dan krijgt uw debiteur een juridische aanmaning.' },
    { label: 'Minnelijke fase', value: 'We onderhandelen en leggen een afbetalingsplan vast waar dat kan.' },
    {
      label: 'IOS of rechtbank',
      value: 'Betaalt uw debiteur nog niet, dan stellen we u de volgende stap voor. U beslist.',
    },
    {
      // claim: paid-out-within-7-days
      label: 'Uitbetaling',
      value: `Binnen ${paysWithin} nadat uw debiteur ons betaald heeft, staat het bedrag dat u toekomt op uw rekening.`,
    },
  ],
};

/** What each kind of case costs, in the words of the site and the general terms, and a link to the calculator. */
function costsSection(siteOrigin: string | undefined): MailSection {
  const calculator = { label: 'Uw eigen bedrag', value: 'Reken het uit op onze site' };
  return {
    title: costsLink.name,
    rows: [
      ...costLines(caseKinds).map(({ title, text }) => ({ label: title, value: text })),
      ...(siteOrigin === undefined ? [] : [{ ...calculator, href: siteOrigin + costsLink.address }]),
    ],
  };
}

function additionSection(href: string, missing: readonly MissingInfo[]): MailSection {
  const isComplete = missing.length === 0;
  return {
    title: isComplete ? 'Nog iets toevoegen?' : 'Nog toe te voegen',
    rows: [
      ...(isComplete ? [] : [{ label: 'Zagen we nog niet', value: missingInfoInWords(missing) }]),
      { label: 'Via uw eigen link', value: 'Documenten of een bericht toevoegen', href },
    ],
    note: `Open de link ook op uw telefoon: dan fotografeert u uw papieren meteen. Hij werkt ${retentionDays.caseLinks} dagen. Wie hem heeft, kan iets toevoegen, maar niets lezen.`,
  };
}

/**
 * The confirmation of a case or an addition. That of a case contains the answers and the names of the documents, as
 * text in which no mail program finds a link: anyone can have it sent to another person's address. That of an addition
 * contains no visitor input.
 *
 * @param siteOrigin Origin of the site, for links to it. Absent while it is unknown: no links.
 */
export function visitorMail(submission: IntakeRecord | AdditionRecord, siteOrigin: string | undefined): MailMessage {
  const replyTo = { name: firmProfile.firmName, address: firmProfile.email };
  return { replyTo, attachments: [], ...contentOf(submission, siteOrigin) };
}

function contentOf(submission: IntakeRecord | AdditionRecord, siteOrigin: string | undefined) {
  const { kind, reference } = submission;
  const rendered = renderMail({
    ...letterOn(submission, siteOrigin),
    title: `Uw ${nouns[kind]} is goed ontvangen`,
    reference,
    salutation: 'Geachte heer of mevrouw,',
    closing: [
      'Hebt u een vraag? Antwoord op deze mail of bel ons, en vermeld uw referentie.',
      `Kwam deze ${nouns[kind]} niet van u? Laat het ons dan weten via ${firmProfile.email}.`,
      `Met vriendelijke groeten,\n${firmProfile.firmName}`,
    ],
  });
  return { subject: mailSubjects.visitor[kind](reference), ...rendered };
}

const nouns = { intake: 'aanvraag', addition: 'aanvulling' } as const;

function letterOn(
  record: IntakeRecord | AdditionRecord,
  siteOrigin: string | undefined,
): Pick<MailContent, 'preview' | 'lead' | 'sections'> {
  const { kind, reference, receivedAt, partner } = record;
  const time = timeInWords(receivedAt);
  if (kind === 'addition')
    return {
      preview: `Referentie ${reference}.`,
      lead: `${firmProfile.firmName} ontving op ${time} een aanvulling bij uw aanvraag, via uw eigen link.`,
      sections: [],
    };
  return {
    // claim: answer-within-24-hours
    preview: `Referentie ${reference}. We nemen op werkdagen binnen ${answersWithin} contact met u op.`,
    lead: `${firmProfile.firmName} ontving uw aanvraag${way(partner)} op ${time}.`,
    sections: caseSections(record, siteOrigin),
  };
}

function caseSections(record: IntakeRecord, siteOrigin: string | undefined): MailSection[] {
  return [
    steps,
    costsSection(siteOrigin),
    ...(siteOrigin === undefined ? [] : [additionSection(caseLink(siteOrigin, record), missingInfoOfCase(record))]),
    ...answersSections(record),
    { title: 'Voorwaarden', rows: agreementRows(record.agreement, siteOrigin) },
  ];
}

/** A visitor of a partner's page may not know our name. The partner's name comes only from the stage's settings. */
function way(partner: string | undefined): string {
  return partner === undefined ? '' : ` via ${partner}`;
}
