import fc from 'fast-check';
import { addDays } from '@incasso/contract/isoDate';
import { lastKnownDay } from '../interest/halfYears';
import { provisionalNote } from '../interest/interestLines.text';
import { interestRates } from '../interest/interestRates.content';
import { caseKinds, countedKinds, type CountedKind } from './caseKinds';
import { kindNames, kindPrices } from './costWords.text';
import { costLines, costRules } from './costRules.text';
import { costsOf, type CaseToCost } from './costsOf';

/** A calculation with its rows as text. Non-breaking spaces are replaced, so that tests can have plain ones. */
function plain(toCost: CaseToCost) {
  const unbroken = (text: string) => text.replaceAll('\u00a0', ' ');
  const { result, rows, notes, calculation } = costsOf(toCost);
  return {
    result: unbroken(result),
    rows: rows.map(({ label, sum, isTotal = false }) => unbroken(`${isTotal ? '= ' : ''}${label}: ${sum}`)),
    notes: notes.map(unbroken),
    calculation: calculation.map(unbroken),
  };
}

const threeMonths = { dueDate: '2026-03-31', until: '2026-06-30' };

const onlyBusiness = /onbetwist|wet van 2 augustus 2002|interest tot en met|vaste vergoeding/i;

/** Words that are true of one kind only, and would mislead beside another */
const ownWords: Readonly<Record<CountedKind, RegExp>> = {
  undisputed: /extra betaalt|voorschot|IOS/i,
  disputed: /per uur|gelijk|vonnis|wint u|rechtsplegingsvergoeding/i,
  consumer: /consument|offerte|schadebeding in uw voorwaarden/i,
  authority: /overheid|Uw debiteur is € [\d.,]+ verschuldigd/i,
};

test('the fee for 650 euro 90 days late takes all that the debtor pays extra, and the result has both ends', () => {
  expect(plain({ kind: 'undisputed', principal: '650.00', ...threeMonths })).toEqual({
    result: 'Hij betaalt alles: u houdt € 650,00 over. Hij betaalt niets: na IOS verliest u ongeveer € 200.',
    rows: [
      'Openstaand bedrag: € 650,00',
      'Interest tot en met 30/06/2026: € 17,02',
      'Vaste vergoeding per factuur: € 40,00',
      '= Verschuldigd op 30/06/2026: € 707,02',
      'Ons ereloon, uit wat hij extra betaalt: € 57,02',
      '= U houdt over, als u btw aftrekt: € 650,00',
      '21% btw op het ereloon: € 11,97',
      'Voorschot, alleen voor IOS: ongeveer € 200',
    ],
    notes: [],
    calculation: [
      expect.stringContaining('berekend volgens de wet van 2 augustus 2002'),
      expect.stringContaining('91 dagen'),
      expect.stringContaining('samen'),
    ],
  });
});

test('for an amount more than a year late, the result says that IOS leaves less than a letter', () => {
  const { result, notes } = plain({
    ...{ kind: 'undisputed', principal: '20000.00' },
    ...{ dueDate: '2025-06-30', until: '2026-06-30' },
  });

  expect(result).toBe(
    'Hij betaalt alles: na een brief houdt u € 20.140,00 over, via IOS € 20.040,00. Hij betaalt niets: na IOS verliest u ongeveer € 500.',
  );
  expect(notes).toEqual(['In IOS zijn interest en schadebeding samen hoogstens 10%.']);
});

test('for 12,500 disputed euro, the result says on which hours a won and a lost case depend', () => {
  const disputed = { kind: 'disputed', dueDate: '2026-02-28', until: '2026-06-30' } as const;

  expect(plain({ ...disputed, principal: '12500.00' })).toMatchObject({
    result:
      'Als het 8 uur vraagt: wint u en betaalt hij alles, dan houdt u ongeveer € 13.400 over. Verliest u, dan bent u ongeveer € 3.400 kwijt.',
    rows: [
      'Openstaand bedrag: € 12.500,00',
      'Interest tot en met 30/06/2026: € 438,70',
      'Vaste vergoeding per factuur: € 40,00',
      '= Verschuldigd op 30/06/2026, als u gelijk krijgt: € 12.978,70',
      'Ons ereloon, als het 8 uur vraagt: ongeveer € 1.200',
      'Dagvaarding, die u voorschiet: ongeveer € 370',
    ],
    notes: [expect.stringMatching(/rechtsplegingsvergoeding.*aan uw debiteur.*voor 1 maart 2025/)],
  });
  expect(plain({ ...disputed, principal: '650.00' }).result).toBe(
    'Als het 8 uur vraagt: ook als u wint, komt u ongeveer € 190 tekort. Verliest u, dan bent u ongeveer € 2.000 kwijt.',
  );
});

test('above 25,000 disputed euro, no sum is made of a sample of hours', () => {
  const disputed = { kind: 'disputed', ...threeMonths } as const;

  expect(plain({ ...disputed, principal: '25000.00' }).result).toMatch(/^Als het 8 uur vraagt/);
  expect(plain({ ...disputed, principal: '25000.01' })).toMatchObject({
    result: 'Boven 25.000 euro: prijs op voorstel, per uur.',
    rows: [{}, {}, {}, expect.stringMatching(/^= Verschuldigd op/)],
    notes: [],
  });
});

test('for 320 euro owed by a consumer, the result has the penalty clause that the law allows, and since when', () => {
  expect(plain({ kind: 'consumer', principal: '320.00' })).toEqual({
    result: 'Zonder interest vraagt u hoogstens € 367,00.',
    rows: [
      'Openstaand bedrag: € 320,00',
      'Schadebeding in uw voorwaarden, hoogstens: € 47,00',
      '= Samen, zonder interest: € 367,00',
    ],
    notes: [expect.stringContaining('Interest hangt af'), expect.stringContaining('voor 1 september 2023')],
    calculation: [],
  });
});

test('property: for every kind and day, interest has its days, provisional interest is not called final, and no words are of another kind', () => {
  const days = fc.integer({ min: 1, max: 5000 });
  const amounts = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
  // From the first day with a rate to years after the last, leap days and ends of half-years included.
  const dueDates = fc.oneof(
    fc.integer({ min: 0, max: 5500 }).map((day) => addDays('2016-06-30', day)),
    fc.constantFrom('2020-02-28', '2020-02-29', '2024-02-29', '2025-12-31', '2026-06-29', '2026-06-30', '2026-08-28'),
  );

  fc.assert(
    fc.property(fc.constantFrom(...countedKinds), amounts, dueDates, days, (kind, principal, dueDate, late) => {
      const until = addDays(dueDate, late);
      const { rows, calculation, ...words } = plain({ kind, principal, dueDate, until });
      const text = JSON.stringify({ rows, calculation, ...words });

      const interest = rows.find((row) => row.startsWith('Interest'));
      const isProvisional = until > lastKnownDay(interestRates);
      expect(interest !== undefined).toBe(kind !== 'consumer');
      if (interest !== undefined) {
        expect(interest).toMatch(/^Interest tot en met \d\d\/\d\d\/\d{4}/);
        const day = until.split('-').reverse().join('/');
        expect(rows.find((row) => row.startsWith('= '))).toContain(day);
        expect(interest.includes(', voorlopig vanaf ')).toBe(isProvisional);
        expect(calculation.includes(provisionalNote(interestRates))).toBe(isProvisional);
      } else expect(text).not.toMatch(onlyBusiness);
      for (const other of countedKinds) if (other !== kind) expect(text).not.toMatch(ownWords[other]);
    }),
    { numRuns: 1000 },
  );
});

test('the lines of some kinds have their names, prices and rules, in the order of the list', () => {
  expect(costLines(['bankrupt', 'undisputed', 'bankrupt'])).toEqual([
    { kind: 'undisputed', title: kindNames.undisputed, text: `No cure no pay. ${costRules.undisputed}` },
    { kind: 'bankrupt', title: 'Uw debiteur is failliet', text: `Prijs op voorstel. ${costRules.bankrupt}` },
  ]);
  expect(costLines(caseKinds)).toHaveLength(caseKinds.length);
});

test.each(['abroad', 'authority', 'bankrupt'] as const)('the price of %s is on proposal', (kind) => {
  expect(kindPrices[kind]).toBe('Prijs op voorstel');
});
