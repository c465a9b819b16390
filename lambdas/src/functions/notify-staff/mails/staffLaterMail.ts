import type { MailSection } from '../../../mail/MailContent';
import type { MailMessage } from '../../../mail/Mailer';
import { renderMail } from '../../../mail/renderMail';
import { timeInWords } from '../../../mail/timeInWords';
import { latestVersion, numberOfKind, versionBefore, type CaseHistory } from '../../../submissions/CaseHistory';
import { debtsOf } from '../../../submissions/debtsOf';
import { missingInfoOfCase } from '../../../submissions/missingInfoOfCase';
import type { AdditionRecord, ChangeRecord, LaterRecord } from '../../../submissions/LaterRecord';
import type { DeliveredDocument } from '../DeliveredDocument';
import { caseDifferences, differencesInWords } from './caseDifferences';
import { caseFilesNote } from './caseFilesNote';
import { caseSections, partnerReferenceRows } from './caseSections';
import { debtsSection, disputedInWords } from './debtsSection';
import { addedInvoicesSection } from './invoicesSection';
import { documentCount, documentSection } from './documentSection';
import { missingSection } from './missingSection';
import { noteRow } from './documentWords';
import { mailSubjects, staffHeadings } from './mailSubjects';
import { replyTo } from './replyTo';
import type { StaffMailOptions } from './StaffMailOptions';
import { unconfirmedLine } from './unconfirmedLine';
import { spamMark } from './spamMark';
import { wayIn } from './wayIn';

export type LaterInCase = { readonly record: LaterRecord; readonly history: CaseHistory };

/** The staff's mail on a later record of a case, without its recipients and attachments. */
export function staffLaterMail(
  { record, history }: LaterInCase,
  documents: readonly DeliveredDocument[],
  { isAddressTaken = true, hasOverview = true, leftOut, limit }: StaffMailOptions = {},
): Omit<MailMessage, 'attachments'> {
  const { reference } = record;
  const version = record.kind === 'change' ? record : latestVersion(history);
  const company = version.answers.company_name;
  const { partnerReference } = version;
  const { subjectPrefix, ...mark } = spamMark(record, record.kind === 'change' ? disputedInWords(record) : '');
  const answer = replyTo(version, { isAddressTaken });
  const content =
    record.kind === 'change' ? changeContent(record, history) : additionContent(record, history, documents.length);
  const attached = documentSection(documents, {
    leftOut,
    remark: caseFilesNote({ hasOverview, leftOut, isUpdate: true }),
    isMessageAlone: record.kind === 'addition' && documents.length === 0,
  });
  const rendered = renderMail({
    preview: `${company}, ${content.preview}`,
    title: staffHeadings[record.kind],
    reference,
    lead: content.lead,
    ...mark,
    sections: [...missingSection(missingInfoOfCase(history)), ...content.sections, attached],
    closing: [content.closing, ...unconfirmedLine(limit), answer.closing],
  });
  return {
    ...answer.head,
    subject: mailSubjects.staff[record.kind]({ reference, name: company, partnerReference, prefix: subjectPrefix }),
    ...rendered,
  };
}

type LaterContent = {
  readonly preview: string;
  readonly lead: string;
  readonly sections: readonly MailSection[];
  readonly closing: string;
};

function additionContent(addition: AdditionRecord, history: CaseHistory, count: number): LaterContent {
  const { receivedAt, note } = addition;
  const version = latestVersion(history);
  return {
    preview: documentCount(count),
    lead: `Toegevoegd op ${timeInWords(receivedAt)}, bij de aanvraag van ${timeInWords(history.first.receivedAt)}. Het is aanvulling ${numberOfKind(history, addition)}.`,
    sections: [
      { title: 'Toegevoegd', rows: [...partnerReferenceRows(version), noteRow(note)] },
      ...debtsSection(
        { ...addition, debts: debtsOf(addition), answers: version.answers },
        'Wat er volgens deze aanvulling openstaat',
      ),
      ...addedInvoicesSection(addition),
    ],
    closing:
      'Dit kwam via de link die de cliënt na het indienen kreeg. Wie die link heeft, kan toevoegen: kijk na of dit bij de aanvraag past.',
  };
}

/** The differences, then the whole changed version. */
function changeContent(change: ChangeRecord, history: CaseHistory): LaterContent {
  const before = versionBefore(history, change);
  return {
    preview: differencesInWords(before, change),
    lead: `Ingediend ${wayIn(change)} op ${timeInWords(change.receivedAt)}, in de plaats van wat op ${timeInWords(before.receivedAt)} kwam.`,
    sections: [
      { title: 'Wat verschilt', rows: caseDifferences(before, change) },
      ...debtsSection(change),
      ...caseSections(change),
    ],
    closing:
      'De cliënt wijzigde zijn aanvraag en diende ze opnieuw in, omdat ons eerste antwoord hem niet bereikte. De vorige versie staat in ‘case.json’.',
  };
}
