import { addDecimals, type Decimal } from '@incasso/contract/decimal';
import { caseKinds } from '@incasso/debts/caseKinds';
import { costLines } from '@incasso/debts/costRules';
import { costsOf } from '@incasso/debts/costsOf';
import { formatMoney, readMoney } from '@incasso/debts/money';
import { caseNames, sampleCase, sentOn, type SampleCase } from '@incasso/debts/testing/twelveCases';
import * as v from 'valibot';
import { bodyOf } from '../../../testing/bodyOf';
import { readPdfs, type ReadPdf } from '../../../testing/readPdfs';
import { intakeMail } from '../../../testing/staffMails';
import { recordOfCase } from '../../../testing/twelveCases';
import { caseFileSchema } from '../../case-file/CaseFile';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import { debtsCsv } from '../../case-file/debtsCsv';
import { mailedCase } from './mails/mailedCase';
import { visitorMail } from './mails/visitorMail';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

function sumOf(amounts: readonly string[]): Decimal {
  return addDecimals('0.00', ...amounts.map((amount) => readMoney(amount)?.amount ?? '0.00'));
}

/** What the debtor owes by the site's calculator, for each invoice */
function calculated({ calculator = [] }: SampleCase): string[] {
  return calculator.map(([kind, principal, dueDate]) => {
    const costs = costsOf(kind === 'consumer' ? { kind, principal } : { kind, principal, dueDate, until: sentOn });
    return costs.rows.find(({ isTotal }) => isTotal)?.sum ?? '';
  });
}

/** Empty if nothing is claimed */
function claimOf(sample: SampleCase): string {
  const claim = sumOf(sample.claim === undefined ? calculated(sample) : [sample.claim]);
  return claim === '0.00' ? '' : formatMoney(claim, 'EUR');
}

test('there are twelve cases, and the calculator counts most of them', () => {
  expect(caseNames).toHaveLength(12);
  expect(caseNames.filter((name) => calculated(sampleCase(name)).length > 0)).toHaveLength(7);
});

/** All read by one process: starting it takes longer than reading. */
let overviews: readonly ReadPdf[] = [];
beforeAll(async () => {
  const cases = caseNames.map(recordOfCase).map((record) => mailedCase(record, record));
  overviews = readPdfs(await Promise.all(cases.map((mailed) => writeOverview(mailed, overviewFaces))));
});

describe.each(caseNames)('%s', (name) => {
  const sample = sampleCase(name);
  const { open, reason, words = '', kinds } = sample;
  const record = recordOfCase(name);
  const claim = claimOf(sample);

  test('the staff’s mail has the open amount, what can be claimed and the reasons', () => {
    const { subject, text } = intakeMail(record);

    const brief = open === '' ? '' : ` (${open}, 1 debiteur)`;
    expect(plain(subject)).toBe(`[K7QM-3TXB] Nieuwe aanvraag: Bakkerij Voorbeeld BV${brief}`);
    expect(plain(text).includes('Te vorderen: ')).toBe(claim !== '');
    if (claim !== '') {
      expect(plain(text)).toContain(`\nTe vorderen: ${claim} op 29/11/2026\n`);
      expect(
        plain(text)
          .split('\n')
          .find((line) => line.startsWith('Samen te vorderen')),
      ).toMatch(/./);
      expect(plain(text)).toContain(` | ${claim}\n\n`);
    }
    expect(plain(text)).toContain(words);
  });

  test('the client’s mail has what is open and no interest, and the costs of its kind', () => {
    const text = plain(visitorMail(record, 'https://www.kantoor.example').text);
    const body = bodyOf(text);

    for (const amount of open.match(/€ [\d.,]+\d/g) ?? []) expect(body).toContain(amount);
    if (claim !== '' && claim !== sample.claim) expect(text).not.toContain(claim);
    for (const { row } of mailedCase(record, record).ledger.debtors.flatMap(({ entries }) => entries))
      expect(text).toContain(`Factuur ${row.invoice}`.replace('Factuur CN', 'Creditnota CN'));
    if (kinds.length > 0)
      for (const line of costLines(caseKinds))
        expect([line.kind, body.includes(`${line.title}: `)]).toEqual([line.kind, kinds.includes(line.kind)]);
  });

  test('the overview has the same sum and the same reason', () => {
    const { elements } = overviews[caseNames.indexOf(name)] ?? { elements: [] };
    const shown = elements.map(({ text }) => letters(text));

    expect(shown.includes(letters(`${claim} op 29/11/2026`))).toBe(claim !== '');
    expect(shown.join(' ')).toContain(letters(words));
  });

  test('openstaand.csv adds up to the same sum', () => {
    const [, ...lines] = new TextDecoder()
      .decode(debtsCsv(mailedCase(record, record).ledger))
      .trim()
      .split('\r\n');

    const claims = lines.map((line) => line.split(';').at(-1) ?? '');
    expect(formatMoney(sumOf(claims), 'EUR')).toBe(claim || '€ 0,00');
  });

  test('case.json has the same sum, and the reason as a code', () => {
    const { ledger, debts } = v.parse(caseFileSchema, JSON.parse(caseFileJson(composeCaseFile(record))));

    const totals = ledger.totals.map(({ totals: { due, disputed } }) => addDecimals(due.claim, disputed.claim));
    expect(formatMoney(addDecimals('0.00', ...totals), 'EUR')).toBe(claim || '€ 0,00');
    expect(ledger.day).toBe(sentOn);
    if (reason !== undefined) expect(debts.flatMap(({ reasons }) => reasons)).toContain(reason);
  });
});
