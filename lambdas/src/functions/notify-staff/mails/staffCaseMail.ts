import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { clientFacts } from './caseSections';
import { contentSections } from './contentSections';
import { documentCount, documentSection, type DeliveredDocument } from './documentSection';
import type { MailedCase } from './mailedCase';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { replyTo } from './replyTo';
import { spamMark } from './spamMark';
import type { LeftOutCaseFile, StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './staffUnconfirmedMail';
import { arrivalInWords, wayIn } from './wayIn';

const fromLink =
  'Dit kwam via de link die de cliënt na het indienen kreeg. Wie die link heeft, kan toevoegen: kijk na of dit bij de aanvraag past.';

/** The staff's mail on a case or an addition, without its recipients and attachments. */
export function staffCaseMail(
  mailed: MailedCase,
  documents: readonly DeliveredDocument[],
  options: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { record, ofCase, debts } = mailed;
  const { reference, kind } = record;
  const { answers, partnerReference } = ofCase;
  const isCase = kind === 'intake';
  const { replyTo: form = 'named', hasOverview = isCase, leftOut, limit } = options;
  const { subjectPrefix, ...mark } = spamMark(record, debts.disputed);
  const answer = replyTo(ofCase, { replyTo: form });
  const name = answers.company_name;
  const remark = caseFilesNote(mailed, { hasOverview, leftOut });
  const rendered = renderMail({
    preview: [name, documentCount(documents.length), ...(isCase ? [wayIn(record)] : [])].join(', '),
    title: staffHeadings[kind],
    reference,
    facts: clientFacts(ofCase),
    lead: arrivalInWords(mailed),
    ...mark,
    sections: [
      ...contentSections(mailed),
      ...(isCase || documents.length > 0 ? [documentSection(documents, { leftOut, remark })] : []),
    ],
    closing: [...(isCase ? [] : [fromLink]), ...unconfirmedLine(limit), answer.closing],
  });
  const subject = { reference, name, partnerReference, prefix: subjectPrefix };
  return {
    ...answer.head,
    subject: mailSubjects.staff[kind]({ ...subject, ...(isCase && { debts: debts.inBrief }) }),
    ...rendered,
  };
}

type CaseFiles = { readonly hasOverview: boolean; readonly leftOut?: LeftOutCaseFile | undefined };

/** Explains the attachments that we generated for a case or an addition; empty without any. */
function caseFilesNote({ record, debts }: MailedCase, { hasOverview, leftOut }: CaseFiles): string {
  const what = record.kind === 'intake' ? 'deze aanvraag' : 'deze aanvulling';
  return [
    hasOverview && `De bijlage ‘overzicht.pdf’ bevat ${what} om af te drukken of te bewaren.`,
    debts.all.length > 0 && 'De bijlage ‘openstaand.csv’ bevat wat er openstaat, voor Excel.',
    record.kind === 'intake' && caseFileNote(leftOut),
  ]
    .filter((note) => note !== false)
    .join(' ');
}

function caseFileNote(leftOut: LeftOutCaseFile | undefined): string {
  if (leftOut === undefined) return 'De bijlage ‘case.json’ bevat deze aanvraag voor een dossiersysteem.';
  const size = 'Het bestand ‘case.json’ voor een dossiersysteem is te groot voor deze mail';
  return leftOut.url === undefined ? `${size}.` : `${size}: open het via de link.`;
}
