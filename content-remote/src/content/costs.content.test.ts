import { costFigures } from '@incasso/debts/costFigures';
import { costWords, euro } from '@incasso/debts/costWords';
import { feeNote, outlookLines } from '@incasso/debts/outlookLines';
import { statements } from '../../testing/statements';
import { generalTerms } from '../documents/generalTerms.content';
import { faqTopics } from '../pages/faq/faq.content';
import { homeHero } from '../pages/home/home.content';
import { costExamples } from '../pages/services/costExamples.content';
import { costTable } from '../pages/services/costTable.content';
import { costSummary } from './costs.content';

const answerTo = (id: string) =>
  faqTopics.flatMap(({ items }) => items).find((question) => question.id === id)?.answer ?? '';
const termsOnCosts = JSON.stringify(generalTerms.sections.find(({ title }) => title === 'Wat het kost'));
const table = JSON.stringify(costTable);
const home = JSON.stringify(costSummary);

test.each([
  ['the hourly rate', '150 euro per uur', [table, home, answerTo('wat-kost-een-invordering'), termsOnCosts]],
  ['the advance', 'eestal 100 tot 500 euro', [table, home, answerTo('wat-kost-de-gerechtsdeurwaarder'), termsOnCosts]],
  ['the most that the fee is', 'hoogstens 10%', [table, home, answerTo('wat-kost-een-invordering'), termsOnCosts]],
  ['the scope of the fee', 'zonder rechtbank', [table, home, answerTo('wat-kost-een-invordering'), termsOnCosts]],
])('table, home page, FAQ and general terms agree on %s', (_, words, texts) => {
  for (const text of texts) expect(text).toContain(words);
});

test.each([
  ['the order of a part payment', /eerst( naar)? (uw|het) voorschot.*dan( naar)? uw factuur.*pas daarna/i],
  ['who bears the advance when nothing comes in', /blijft het voor uw rekening/],
  ['a debtor who disputes later', /stoppen.*nieuw voorstel.*Een voorschot dat al gebruikt is, krijgt u niet terug/],
  ['enforcement', /raming.*komen bij de schuld.*zoals in de fase daarvoor/],
  ['interest before a court', /Interest en vergoedingen zijn (dan )?voor u/],
  ['when statements of fees are due', /binnen 30 dagen/i],
  ['VAT', /zonder btw/],
])('table and general terms agree on %s', (_, words) => {
  expect(table).toMatch(words);
  expect(termsOnCosts).toMatch(words);
});

test('the cost examples match the cost rule, the legal interest and the bailiff’s advance', () => {
  const [allPaid, halfPaid, judged] = costExamples.items.map(({ rows }) => rows.map(({ amount }) => cents(amount)));
  const advance = 30_000;
  const interest = (days: number) => Math.round((250_000 * 10.5 * days) / 36_500) + 4_000;
  const work = costFigures.courtHours * costFigures.hourlyRate * 100;
  const summons = (costFigures.writ + costFigures.legalAidContribution) * 100;
  const indemnity = costFigures.indemnity * 100;
  const all = 250_000 + interest(365) + summons + indemnity;

  expect(allPaid).toEqual([
    ...[250_000, interest(90), advance, 250_000 + interest(90) + advance],
    ...[-interest(90), 250_000 + advance, -advance, 250_000],
  ]);
  expect(halfPaid).toEqual([125_000, 0, 125_000, -advance, 125_000 - advance]);
  expect(judged).toEqual([
    ...[250_000, interest(365), summons, indemnity, all],
    ...[-work, all - work, -summons, all - work - summons],
  ]);
});

test('the notes of the cost examples match the cost rule', () => {
  const [allPaid, halfPaid, judged] = costExamples.items.map(({ note }) => note);
  const { courtHours, hourlyRate, writ, legalAidContribution, courtFee, indemnity } = costFigures;

  expect(allPaid).toContain('300 euro');
  expect(halfPaid).toContain(euro(2500 - (1250 - 300)));
  expect(judged).toContain(euro(courtHours * hourlyRate + writ + legalAidContribution + courtFee + indemnity));
  expect(costExamples.note).toContain(`${String(costFigures.vatPercent)}%`);
});

test('every amount and percentage in the texts comes from the cost rule, the law or the imprint', async () => {
  const { bailiffAdvances, bailiffAdvanceRange, ...figures } = costFigures;
  const ofRule = [
    ...Object.values(figures),
    ...Object.values(bailiffAdvanceRange),
    ...bailiffAdvances.flatMap(({ upTo, amount }) => [upTo ?? amount, amount]),
  ].map((figure) => figure.toLocaleString('nl-BE'));
  // Fixed compensation, European small claims, newest interest rate, limit of liability, success rate.
  const ofLaw = ['40', '5.000', '10,5', '25.000', '98'];
  const examples = JSON.stringify(costExamples);

  const strange = (await statements()).flatMap(({ file, text }) =>
    [...text.matchAll(/(\d[\d.]*(?:,\d+)?)(?:&nbsp;|\s)?(?:euro|%(?!\d))/g)]
      .map(([, figure = '']) => figure)
      .filter((figure) => !ofRule.includes(figure) && !ofLaw.includes(figure) && !examples.includes(figure))
      .map((figure) => `${file}: ${figure}`),
  );

  expect(strange).toEqual([]);
});

const onFee =
  /no cure no pay|(geen|zonder) (ereloon|erelonen)|boven op|niets (van|uit) uw factuur|hoogstens \d+% van (uw|die)|eerst (naar )?(uw|het) voorschot/i;

test('every text about the fee states its scope: undisputed, between businesses, out of court', async () => {
  const texts = [
    ...(await statements()),
    ...homeHero.promises.map((text) => ({ file: 'hero', text })),
    { file: 'calculator', text: feeNote },
    { file: 'costWords', text: `${costWords.scope}: ${costWords.fee}` },
  ].filter(({ text }) => onFee.test(text));

  const withoutScope = texts.filter(
    ({ text }) =>
      !/onbetwist/i.test(text) ||
      !/tussen (bedrijven|ondernemingen)|(aan|van) een bedrijf/i.test(text) ||
      !/zonder rechtbank|IOS/.test(text),
  );

  expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThanOrEqual(10);
  expect(withoutScope).toEqual([]);
});

test('the calculator states the advance, the maximum fee, and what remains in the best and the worst case', () => {
  const { rows, notes } = outlookLines({ principal: '2500.00', interest: '64.73' });

  expect(rows.map(([, sum]) => sum.replaceAll('\u00a0', ' '))).toEqual([
    '€ 250,00',
    '€ 300,00',
    '€ 2.500,00',
    '€ 300,00',
  ]);
  expect(notes).toEqual([feeNote]);
});

function cents(amount: string): number {
  return Number(amount.replace('−', '-').replaceAll(/[^\d-]/g, ''));
}
