import { caseFileJson } from '../../case-file/caseFileJson';
import { composeCaseFile } from '../../case-file/composeCaseFile';
import type { CaseFile } from '../../case-file/CaseFile';
import type { MailAttachment } from '../../mail/Mailer';
import { fileName } from '../../submissions/fileNames';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';

export type CaseFilePorts = {
  /** Makes a case into a PDF. */
  readonly writeOverview: (file: CaseFile) => Promise<Uint8Array>;
  /** Hears of each case that the staff gets without its overview. */
  readonly onOverviewFault: (submissionId: string, fault: unknown) => void;
};

export type CaseFiles = { readonly json: MailAttachment; readonly overview?: MailAttachment };

/** The files of our own making that go along with the staff's mail on a case. An overview that fails stays away. */
export async function caseFiles(record: IntakeRecord, ports: CaseFilePorts): Promise<CaseFiles> {
  const named = (name: string) => fileName(record, 'Dossier', name);
  const json = {
    name: named('case.json'),
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(caseFileJson(record)),
  };
  try {
    const bytes = await ports.writeOverview(composeCaseFile(record));
    return { json, overview: { name: named('overzicht.pdf'), mediaType: 'application/pdf', bytes } };
  } catch (fault) {
    ports.onOverviewFault(record.submissionId, fault);
    return { json };
  }
}
