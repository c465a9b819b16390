import { screen } from '@testing-library/react';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { caseNames, sampleCase, sentOn } from '@incasso/debts/testing/twelveCases';
import { receivedDebts } from '../case/ledgerOfForm';
import { openWizard } from '../testing/openWizard';

const timers = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
] as const;
const others = ['queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${sentOn}T10:00:00.000Z`), doNotFake: [...timers, ...others] });
});

afterEach(() => {
  jest.useRealTimers();
});

test.each(caseNames)('%s: table and receipt name the open amount as the mails do, with reasons', async (name) => {
  const { debts, open, remark } = sampleCase(name);
  await openWizard({ debts: [...debts] });

  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const { debts: received } = receivedDebts({ debts, answers: emptyIntakeAnswers() });
  expect(plain(received)).toBe(`${counts(debts.length, name)}${open === '' ? '' : ` · ${open}`}`);
  expect(screen.queryAllByText(plain(received))).toHaveLength(debts.length > 1 ? 1 : 0);
  const reasons = screen.queryAllByText(/^(Nog niet vervallen \(|Misschien verjaard:|Volgens deze cijfers)/);
  expect(reasons.map(({ textContent }) => plain(textContent))).toEqual(remark === undefined ? [] : [remark]);
});

function counts(rows: number, name: string): string {
  if (name === 'creditAbove') return '2 facturen, 1 creditnota';
  return rows === 1 ? '1 factuur' : `${String(rows)} facturen`;
}
