import { sampleLedger, sampleRows } from '../../testing/sampleLedger';

test('a case has the kinds of all open debts, and two for a debtor of unknown kind', () => {
  const { caseKinds } = sampleLedger(
    sampleRows(
      { debtor: 'Jansen', number: '', amount: 'veel' },
      { debtor: 'Stad Verzonnen', number: '', invoice: '2', debtorIs: 'authority', isDisputed: true },
      { debtor: 'Lyonnaise', number: 'FR40303265045', invoice: '3', amount: '0' },
    ),
  );

  expect(caseKinds).toEqual(['undisputed', 'consumer', 'authority']);
});
