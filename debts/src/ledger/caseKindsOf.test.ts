import { sampleLedger, sampleRows } from '../../testing/sampleLedger';

test('the kinds of a case are those of all that is open, and both of a debtor whose kind is unknown', () => {
  const { caseKinds } = sampleLedger(
    sampleRows(
      { debtor: 'Jansen', number: '', amount: 'veel' },
      { debtor: 'Stad Verzonnen', number: '', invoice: '2', debtorIs: 'authority', isDisputed: true },
      { debtor: 'Lyonnaise', number: 'FR40303265045', invoice: '3', amount: '0' },
    ),
  );

  expect(caseKinds).toEqual(['undisputed', 'consumer', 'authority']);
});
