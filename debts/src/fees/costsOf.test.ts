import fc from 'fast-check';
import { addDays } from '@incasso/contract/isoDate';
import { lastKnownDay } from '../interest/halfYears';
import { provisionalNote } from '../interest/interestLines.text';
import { interestRates } from '../interest/interestRates.content';
import { countedKinds, type CountedKind } from './caseKinds';
import { costRules, kindNames } from './costWords.text';
import { costsOf, type CaseToCost } from './costsOf';

/** Replaces non-breaking spaces, so that tests can have plain ones. */
function plain(toCost: CaseToCost): unknown {
  return JSON.parse(JSON.stringify(costsOf(toCost)).replaceAll('\u00a0', ' '));
}

const onlyBusiness = /onbetwist|wet van 2 augustus 2002|interest tot en met|vaste vergoeding/i;

/** Words that are true of one kind only, and would mislead beside another */
const ownWords: Readonly<Record<CountedKind, RegExp>> = {
  undisputed: /hoogstens 10%|extra betaalt|voorschot|Via IOS/i,
  disputed: /per uur|gelijk|vonnis|U wint|rechtsplegingsvergoeding/i,
  consumer: /consument|offerte|schadebeding in uw voorwaarden/i,
  authority: /overheid|prijs op voorstel/i,
};

test('the fee for 650 euro 90 days late takes all that the debtor pays extra', () => {
  const costs = plain({ kind: 'undisputed', principal: '650.00', dueDate: '2026-03-31', until: '2026-06-30' });

  expect(costs).toEqual({
    title: kindNames.undisputed,
    result: 'Hij betaalt alles: u houdt € 650,00 over. Hij betaalt niets: u verliest ongeveer € 200.',
    owed: [
      ['Openstaand bedrag', '€ 650,00'],
      ['Interest tot en met 30/06/2026', '€ 17,02'],
      ['Vaste vergoeding', '€ 40,00'],
      ['Uw debiteur is verschuldigd op 30/06/2026', '€ 707,02'],
    ],
    costs: [
      ['Hij betaalt alles: ons ereloon, uit wat hij extra betaalt', '€ 57,02'],
      ['21% btw op dat ereloon, op onze factuur', '€ 11,97'],
      ['Hij betaalt alles: u houdt over als u btw aftrekt', '€ 650,00'],
      ['Voorschot, alleen als IOS nodig is', 'ongeveer € 200'],
      ['Hij betaalt niets, ook niet na IOS: u verliest uw voorschot', 'ongeveer € 200'],
    ],
    notes: [
      costRules.undisputed,
      'Wat hij extra betaalt, gaat hier helemaal naar ons ereloon. Dat wordt nooit hoger dan € 65,00.',
      'Ereloon en voorschot zijn zonder btw. Trekt u geen btw af, dan komt die erbij.',
      expect.stringContaining('berekend volgens de wet van 2 augustus 2002'),
    ],
    calculation: [expect.stringContaining('91 dagen'), expect.stringContaining('samen')],
  });
});

test('for an amount more than a year late, the result says what remains of the extra, and that IOS leaves less', () => {
  const days = { dueDate: '2025-06-30', until: '2026-06-30' };
  const text = JSON.stringify(plain({ kind: 'undisputed', principal: '20000.00', ...days }));

  expect(text).toContain('"Van wat hij extra betaalt, is € 140,00 voor u."');
  expect(text).toContain('Via IOS houdt u € 20.040,00 over: interest en schadebeding zijn daar samen hoogstens 10%.');
});

test('for 12,500 disputed euro, the result has the hours, and what remains of a won and of a lost case', () => {
  const disputed = { kind: 'disputed', dueDate: '2026-02-28', until: '2026-06-30' } as const;

  expect(plain({ ...disputed, principal: '12500.00' })).toMatchObject({
    owed: [
      ['Openstaand bedrag', '€ 12.500,00'],
      ['Interest tot en met 30/06/2026', '€ 438,70'],
      ['Vaste vergoeding', '€ 40,00'],
      ['Krijgt u gelijk, dan is uw debiteur verschuldigd op 30/06/2026', '€ 12.978,70'],
    ],
    costs: [
      ['Ons ereloon tot het vonnis: 8 uur', 'ongeveer € 1.200'],
      ['Dagvaarding, die u voorschiet', 'ongeveer € 370'],
      ['U wint en hij betaalt alles: u houdt over', 'ongeveer € 13.400'],
      ['U verliest: u bent kwijt', 'ongeveer € 3.400'],
    ],
  });
  expect(plain({ ...disputed, principal: '650.00' })).toMatchObject({
    result: 'U wint: ongeveer € 190 tekort. U verliest: ongeveer € 2.000 kwijt.',
  });
});

test('for 320 euro owed by a consumer, the result has the penalty clause that the law allows, and a quote', () => {
  const consumer = { kind: 'consumer', principal: '320.00', dueDate: '2026-03-31', until: '2026-06-30' } as const;

  expect(plain(consumer)).toMatchObject({
    result: 'Eerst een offerte.',
    owed: [
      ['Openstaand bedrag', '€ 320,00'],
      ['Schadebeding in uw voorwaarden, hoogstens', '€ 47,00'],
      ['Zonder interest vraagt u hoogstens', '€ 367,00'],
    ],
    costs: [],
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
      const costs = costsOf({ kind, principal, dueDate, until });
      const text = JSON.stringify(costs);

      const interest = costs.owed.find(([label]) => label.startsWith('Interest'));
      const isProvisional = until > lastKnownDay(interestRates);
      expect(interest !== undefined).toBe(kind !== 'consumer');
      if (interest !== undefined) {
        expect(interest[0]).toMatch(/^Interest tot en met \d\d\/\d\d\/\d{4}/);
        const day = until.split('-').reverse().join('/');
        expect(costs.owed.at(-1)?.[0]).toContain(day);
        if (kind === 'authority') expect(costs.result).toBe('Prijs op voorstel.');
        expect(interest[0].includes(', voorlopig vanaf ')).toBe(isProvisional);
        expect(costs.notes.includes(provisionalNote(interestRates))).toBe(isProvisional);
      } else expect(text).not.toMatch(onlyBusiness);
      expect(costs.title).toBe(kindNames[kind]);
      expect(costs.notes[0]).toBe(costRules[kind]);
      for (const other of countedKinds) if (other !== kind) expect(text).not.toMatch(ownWords[other]);
    }),
    { numRuns: 1000 },
  );
});
