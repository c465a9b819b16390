import { disputedOutlook, mostPenalty, undisputedOutlook } from './caseOutlook';
import { costFigures } from './costFigures.content';
import { bailiffAdvances } from './costTables.content';

test('a fee after a short delay takes all that the debtor pays extra', () => {
  expect(undisputedOutlook({ principal: '650.00', interest: '17.02' })).toEqual({
    advance: '200.00',
    fee: '57.02',
    vatOnFee: '11.97',
    kept: '650.00',
    keptByIos: '650.00',
  });
});

test('of 20,000 euro a year late the client keeps € 140 extra after a demand, and € 40 after IOS', () => {
  expect(undisputedOutlook({ principal: '20000.00', interest: '2100.00' })).toEqual({
    advance: '500.00',
    fee: '2000.00',
    vatOnFee: '420.00',
    kept: '20140.00',
    keptByIos: '20040.00',
  });
});

test.each([
  ['1000.00', '200.00'],
  ['1000.01', '300.00'],
  ['5000.00', '300.00'],
  ['5000.01', '500.00'],
])('the advance on %s is %s', (principal, advance) => {
  expect(undisputedOutlook({ principal, interest: '0.00' }).advance).toBe(advance);
});

test('every advance is within the usual range that the texts state', () => {
  const { bailiffAdvanceRange } = costFigures;

  const outside = bailiffAdvances.filter(
    ({ amount: one }) => one < bailiffAdvanceRange.least || one > bailiffAdvanceRange.most,
  );

  expect(outside).toEqual([]);
});

test('a disputed case costs its hours, and the loser writ, court fee and indemnity too', () => {
  expect(disputedOutlook({ principal: '12500.00', interest: '438.70' })).toEqual({
    fee: '1200.00',
    summons: '374.00',
    // 12,500 + 438.70 + 40 + 1,650 - 1,200
    kept: '13428.70',
    lost: '3389.00',
  });
  expect(disputedOutlook({ principal: '650.00', interest: '17.02' })).toMatchObject({ kept: '-192.98' });
});

test('the indemnity is that of the whole claim, interest and fixed compensation included', () => {
  const lostOf = (interest: string) => disputedOutlook({ principal: '2400.00', interest }).lost;

  expect(lostOf('60.00')).toBe('2339.00');
  expect(lostOf('60.01')).toBe('2714.00');
});

// https://www.ejustice.just.fgov.be/eli/loi/2023/05/04/2023042216/justel, article XIX.4
test.each([
  ['100.00', '20.00'],
  ['150.00', '20.00'],
  ['150.01', '30.00'],
  ['320.00', '47.00'],
  ['500.00', '65.00'],
  ['1000.00', '90.00'],
  ['39200.00', '2000.00'],
  ['100000.00', '2000.00'],
])('a consumer who owes %s owes a penalty clause of at most %s', (principal, penalty) => {
  expect(mostPenalty(principal)).toBe(penalty);
});
