import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { intakeField, intakeFieldNames } from '@incasso/contract/intakeFields';
import type { Ledger } from '@incasso/debts/Ledger';
import { isAboutAdditions } from '@incasso/debts/ledgerReasons';
import { creditInWords, ledgerInBrief, reasonInWords } from '@incasso/debts/ledgerWords';
import type { MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { agreementRows } from './agreementRows';
import { answerRow } from './answerRows';
import { cutRows, ledgerTable } from './ledgerTable';
import { withoutLinks } from './withoutLinks';

/** Characters of a text and rows of a table that a confirmation repeats: enough to recognise, too few to misuse. */
const maxLength = 300;
const maxRows = 50;

/** Protects a recipient of someone else's answers: they may ask for money in the firm's name. */
const notByYou = 'Iemand vulde dit in met uw e-mailadres, en in deze mail vragen we nooit een betaling.';

export function answersSections(
  { answers, documents, agreement }: IntakeRecord,
  siteOrigin: string | undefined,
): MailSection[] {
  const filled = intakeFieldNames.filter((name) => answers[name] !== '');
  const names = documents.map(({ name, kind }) => `${documentKinds[kind]}: ${quoted(name)}`);
  return [
    {
      title: 'Uw gegevens',
      rows: [
        { label: 'Let op', value: notByYou },
        ...filled.map((name) => {
          const { label, value } = answerRow(intakeField(name), answers[name]);
          return { label, value: quoted(value) };
        }),
        ...(names.length === 0 ? [] : [{ label: `Documenten (${names.length})`, value: names.join('\n') }]),
        ...agreementRows(agreement, siteOrigin),
      ],
    },
  ];
}

/** The client's own amounts and dates, for him to check, without what the law adds. */
export function ownLedgerSection(ledger: Ledger): MailSection[] {
  if (ledger.debtors.length === 0) return [];
  const { columns, rows } = ledgerTable(ledger, (entry, debtor) => {
    const ofDebtor = entry === debtor.entries[0] ? debtor.reasons : [];
    const reasons = [...entry.reasons, ...ofDebtor].filter((reason) => !isAboutAdditions(reason));
    const words = [creditInWords(entry), ...reasons.map((reason) => reasonInWords(reason, 'client'))];
    return { below: quoted(words.filter(Boolean).join(' · ')) };
  });
  const { invoices, creditNotes } = ledger.counts;
  // One row is its own sum.
  const isOne = invoices + creditNotes === 1;
  const told = cutRows(isOne ? rows.slice(0, 1) : rows, maxRows, (left) => `en nog ${left}`);
  const table = {
    columns: columns.slice(0, 3),
    rows: told.map(({ head, cells: [name = '', ...cells], ...row }) => ({
      ...row,
      ...(head !== undefined && { head: quoted(head) }),
      cells: [row.rank === 'total' ? 'Samen' : quoted(name), ...cells.slice(0, 2).map(quoted)],
    })),
    ...(!isOne && { caption: `${ledgerInBrief(ledger)}.` }),
  };
  return [{ title: 'Wat er openstaat', rows: [], table }];
}

function quoted(text: string): string {
  const characters = Array.from(text);
  return withoutLinks(characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text);
}
