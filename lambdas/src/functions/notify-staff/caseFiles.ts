import { caseFileJson } from '../../case-file/caseFileJson';
import { composeCaseFile } from '../../case-file/composeCaseFile';
import type { CaseFile } from '../../case-file/CaseFile';
import type { MailAttachment } from '../../mail/Mailer';
import { fileName } from '../../submissions/fileNames';
import type { CaseHistory } from '../../submissions/CaseHistory';

export type CaseFilePorts = {
  /** Makes a case into a PDF. */
  readonly writeOverview: (file: CaseFile) => Promise<Uint8Array>;
  /** Hears of each case that the staff gets without its overview. */
  readonly onOverviewFault: (submissionId: string, fault: unknown) => void;
};

export type CaseFiles = { readonly json: MailAttachment; readonly overview?: MailAttachment };

/** The files of our own making that go along with the staff's mail on a case. An overview that fails stays away. */
export async function caseFiles(history: CaseHistory, ports: CaseFilePorts): Promise<CaseFiles> {
  const named = (name: string) => fileName(history.first, 'Dossier', name);
  const json = {
    name: named('case.json'),
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(caseFileJson(history)),
  };
  try {
    const bytes = await ports.writeOverview(composeCaseFile(history));
    return { json, overview: { name: named('overzicht.pdf'), mediaType: 'application/pdf', bytes } };
  } catch (fault) {
    ports.onOverviewFault(history.first.submissionId, fault);
    return { json };
  }
}
