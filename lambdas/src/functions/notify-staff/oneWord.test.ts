import { rulesBrokenBy } from '@incasso/contract/testing/oneWord';
import { caseNames } from '@incasso/debts/testing/twelveCases';
import { storedAddition, storedContact, storedDocument } from '../../../testing/fixtures';
import { readPdf } from '../../../testing/readPdfs';
import { additionMail, intakeMail } from '../../../testing/staffMails';
import { recordOfCase } from '../../../testing/twelveCases';
import { debtsCsv } from '../../case-file/debtsCsv';
import { caseFileName } from '../../case-file/storeCaseFile';
import type { DeliveredDocument } from './mails/documentSection';
import { mailedCase } from './mails/mailedCase';
import { staffContactMail } from './mails/staffContactMail';
import { visitorMail } from './mails/visitorMail';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';

const siteOrigin = 'https://www.kantoor.example';
const records = caseNames.map(recordOfCase);
const ledgerOf = (record: (typeof records)[number]) => mailedCase(record, record).ledger;

const infected: DeliveredDocument = { kind: 'infected', document: storedDocument() };
const linesOf = ({ subject, text }: { readonly subject: string; readonly text: string }) => [
  subject,
  ...text.split('\n'),
];

/** What staff and clients read of the twelve cases, line by line */
const surfaces: readonly (readonly [name: string, lines: () => string[] | Promise<string[]>])[] = [
  ['the staff’s mails', () => records.flatMap((record) => linesOf(intakeMail(record, [infected])))],
  [
    'the staff’s mail on an addition',
    () => linesOf(additionMail(storedAddition({ note: 'Zie bijlage.' }), [infected])),
  ],
  ['the staff’s mail on a message', () => linesOf(staffContactMail(storedContact()))],
  ['the clients’ mails', () => records.flatMap((record) => linesOf(visitorMail(record, siteOrigin)))],
  ['the client’s mail on an addition', () => linesOf(visitorMail(storedAddition(), siteOrigin))],
  ['the overview', overviewLines],
  [
    'openstaand.csv',
    () =>
      records.flatMap((record) =>
        new TextDecoder()
          .decode(debtsCsv(ledgerOf(record)))
          .replaceAll(';', ' | ')
          .split('\n'),
      ),
  ],
  ['the names of files', () => records.map(caseFileName)],
];

/** Of a case with an e-invoice: its sections are those of the mails. */
async function overviewLines() {
  const record = recordOfCase('partPaid');
  const { elements } = readPdf(await writeOverview(mailedCase(record, record), overviewFaces));
  return elements.map(({ text }) => text);
}

test.each(surfaces)('%s: one word for one thing, and no case is a dossier yet', async (_name, linesIn) => {
  const lines = await linesIn();

  expect(lines.length).toBeGreaterThan(10);
  expect(lines.flatMap((line) => rulesBrokenBy(line).map((rule) => `${rule}: ${line}`))).toEqual([]);
  expect(lines.filter((line) => /dossier/i.test(line))).toEqual([]);
});
