import { caseLink } from '@incasso/contract/caseLink';
import { answersWithin, firmProfile, noCommitmentUntil } from '@incasso/contract/firmProfile';
import { retentionDays } from '@incasso/contract/retention';
import type { Ledger } from '@incasso/debts/Ledger';
import { askedInWords } from '@incasso/debts/ledgerWords';
import { stillToAsk, type StillToAsk } from '@incasso/debts/stillToAsk';
import { caseKinds } from '@incasso/debts/caseKinds';
import { costsLink } from '@incasso/contract/routes';
import { costLines } from '@incasso/debts/costRules';
import { kindNames, kindPrices } from '@incasso/debts/costWords';
import type { MailContent, MailSection } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { timeInWords } from '../../../mail/timeInWords';
import { renderMail } from '../../../mail/renderMail';
import { ledgerOfRecord } from '../../../submissions/ledgerOfRecord';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import { answersSections, ownLedgerSection } from './answersSections';
import { mailSubjects } from './mailSubjects';
import { withoutLinks } from './withoutLinks';

/** What comes next, and what is asked of the client now. Debtors' names are text without links. */
function stepsSection(asked: StillToAsk): MailSection {
  const rows = askedInWords(asked, 'client').map(({ label, value }) => ({ label: withoutLinks(label), value }));
  return {
    title: 'Zo gaat het verder',
    rows: [
      {
        label: `Binnen ${answersWithin}, op werkdagen`,
        value: 'We bekijken gratis of uw zaak haalbaar is en nemen contact met u op.',
      },
      {
        label: 'Van u',
        value: rows.length === 0 ? 'U hoeft nu niets te doen.' : 'Als u het hebt, wat hieronder staat.',
      },
      ...rows,
    ],
    note: noCommitmentUntil,
  };
}

/**
 * What the kinds in this case cost, in the words of the site and the general terms, and a link to the calculator. A
 * case without known kinds gets only each kind's price.
 */
function costsSection({ caseKinds: kinds }: Ledger, siteOrigin: string | undefined): MailSection {
  const calculator = { label: 'Rekenhulp', value: 'Uw eigen bedrag' };
  return {
    title: costsLink.name,
    rows: [
      ...costLines(kinds).map(({ title, text }) => ({ label: title, value: text })),
      // An incomplete case may be of any kind.
      ...(kinds.length > 0 ? [] : caseKinds.map((kind) => ({ label: kindNames[kind], value: `${kindPrices[kind]}.` }))),
      ...(siteOrigin === undefined ? [] : [{ ...calculator, href: siteOrigin + costsLink.address }]),
    ],
  };
}

function additionSection(href: string): MailSection {
  return {
    title: 'Nog iets toevoegen?',
    rows: [{ label: 'Uw link', value: 'Documenten of bericht toevoegen', href }],
    note: `Hij werkt ${retentionDays.caseLinks} dagen. Wie hem heeft, kan niets lezen.`,
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
    stamp: 'Ontvangen',
    salutation: 'Geachte heer of mevrouw,',
    closing: [
      'Hebt u een vraag, of kwam dit niet van u? Antwoord of bel ons.',
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
    preview: `Referentie ${reference}. We nemen op werkdagen binnen ${answersWithin} contact met u op.`,
    lead: `${firmProfile.firmName} ontving uw aanvraag${way(partner)} op ${time}.`,
    sections: caseSections(record, siteOrigin),
  };
}

function caseSections(record: IntakeRecord, siteOrigin: string | undefined): MailSection[] {
  const ledger = ledgerOfRecord(record, record);
  return [
    ...ownLedgerSection(ledger),
    stepsSection(stillToAsk(ledger, record)),
    costsSection(ledger, siteOrigin),
    ...(siteOrigin === undefined ? [] : [additionSection(caseLink(siteOrigin, record))]),
    ...answersSections(record, siteOrigin),
  ];
}

/** A visitor of a partner's page may not know our name. The partner's name comes only from the stage's settings. */
function way(partner: string | undefined): string {
  return partner === undefined ? '' : ` via ${partner}`;
}
