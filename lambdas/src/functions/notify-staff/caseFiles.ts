import { caseFileJson } from '../../case-file/caseFileJson';
import type { MailAttachment } from '../../mail/Mailer';
import { fileName } from '../../submissions/fileNames';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';

/** The files of our own making that go along with the staff's mail on a case, in its order. */
export function caseFiles(record: IntakeRecord): MailAttachment[] {
  return [
    {
      name: fileName(record, 'Dossier', 'case.json'),
      mediaType: 'application/json',
      bytes: new TextEncoder().encode(caseFileJson(record)),
    },
  ];
}
