import type { CaseFile } from '../../../case-file/CaseFile';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import { timeInWords } from '../../../mail/timeInWords';
import { caseDifferences, differencesInWords } from '../mails/caseDifferences';
import { spamMark } from '../mails/spamMark';
import { wayIn } from '../mails/wayIn';

type Change = NonNullable<CaseFile['changes']>[number];
type Version = Change['replaced'];

/** A table of all records with their times. Empty for a case without later records. */
export function historySection(file: CaseFile): MailSection[] {
  const { receivedAt, changes = [], additions = [] } = file;
  if (changes.length + additions.length === 0) return [];
  const later = [
    ...changes.map((change) => ({
      receivedAt: change.receivedAt,
      what: [changeName(change), differencesInWords(change.replaced, versionAfter(file, change))].join(': '),
      documents: versionAfter(file, change).documents,
    })),
    ...additions.map((addition) => ({ ...addition, what: `Aanvulling ${addition.number}` })),
  ].sort((one, other) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt));
  const first = { receivedAt, what: `Ingediend ${wayIn(file)}`, documents: firstVersion(file).documents };
  const rows = [first, ...later].map((entry) => ({
    cells: [timeInWords(entry.receivedAt), entry.what, String(entry.documents.length)],
  }));
  const columns = [{ title: 'Wanneer' }, { title: 'Wat' }, { title: 'Documenten' }];
  return [{ title: 'Verloop', rows: [], table: { columns, rows, totals: [] } }];
}

/** The differences of each changed version from the one before it. */
export function changeSections(file: CaseFile): MailSection[] {
  return (file.changes ?? []).map((change) => {
    const { warning } = spamMark(change);
    const spam: MailRow[] = warning === undefined ? [] : [{ label: 'Let op', value: warning }];
    const rows = caseDifferences(change.replaced, versionAfter(file, change));
    return { title: `${changeName(change)}, van ${timeInWords(change.receivedAt)}`, rows: [...spam, ...rows] };
  });
}

function changeName({ number }: Change): string {
  return `Gewijzigde aanvraag ${number}`;
}

function firstVersion(file: CaseFile): Version {
  return file.changes?.[0]?.replaced ?? file;
}

/** The version that a change created. */
function versionAfter(file: CaseFile, { number }: Change): Version {
  return file.changes?.find((change) => change.number === number + 1)?.replaced ?? file;
}
