import { formatDate } from '@incasso/contract/isoDate';
import type { Ledger } from '@incasso/debts/Ledger';
import { claimInWords, debtorsInWords, disputedInWords, openInWords } from '@incasso/debts/ledgerWords';
import type { MailRow } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { clientFacts } from './caseSections';
import { contentSections } from './contentSections';
import { documentCount, documentSection, type DeliveredDocument } from './documentSection';
import type { MailedCase } from './mailedCase';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { replyTo } from './replyTo';
import { spamMark } from './spamMark';
import type { StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './staffUnconfirmedMail';
import { arrivalInWords, wayIn } from './arrivalInWords';

const fromLink =
  'Dit kwam via de link die de cliënt na het indienen kreeg. Wie die link heeft, kan toevoegen: kijk na of dit bij de aanvraag past.';

/** The staff's mail on a case or an addition, without its recipients and attachments. */
export function staffCaseMail(
  mailed: MailedCase,
  documents: readonly DeliveredDocument[],
  options: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { record, ofCase, ledger } = mailed;
  const { reference, kind } = record;
  const { answers, partnerReference } = ofCase;
  const isCase = kind === 'intake';
  const { replyTo: form = 'named', leftOut, limit } = options;
  const { subjectPrefix, ...mark } = spamMark(record, disputedInWords(ledger));
  const answer = replyTo(ofCase, { replyTo: form });
  const name = answers.company_name;
  const list = documentSection(documents, { leftOut });
  const hasDebts = ledger.debtors.length > 0;
  const rendered = renderMail({
    preview: [openInWords(ledger) || name, documentCount(documents.length), ...(isCase ? [wayIn(record)] : [])].join(
      ', ',
    ),
    title: staffHeadings[kind],
    reference,
    facts: [...clientFacts(ofCase), ...claimFacts(ledger)],
    lead: arrivalInWords(mailed),
    ...mark,
    sections: [...contentSections(mailed), ...(list.rows.length > 0 ? [list] : [])],
    closing: [...(isCase ? [] : [fromLink]), ...unconfirmedLine(limit), answer.closing],
  });
  const subject = { reference, name, partnerReference, prefix: subjectPrefix };
  return {
    ...answer.head,
    subject: mailSubjects.staff[kind]({ ...subject, ...(isCase && hasDebts && { debts: subjectOf(ledger) }) }),
    ...rendered,
  };
}

/** The sum that the first letter claims */
export function claimFacts(ledger: Ledger): MailRow[] {
  const claim = claimInWords(ledger);
  return claim === '' ? [] : [{ label: 'Te vorderen', value: `${claim} op ${formatDate(ledger.day)}` }];
}

/** Never a debtor's name */
function subjectOf(ledger: Ledger): string | undefined {
  const words = [openInWords(ledger), debtorsInWords(ledger.counts)].filter(Boolean).join(', ');
  return words === '' ? undefined : words.replaceAll('\u00a0', ' ');
}
