import { generalTerms } from '../documents/generalTerms.content';
import { faqTopics } from '../pages/faq/faq.content';
import { homeHero } from '../pages/home/home.content';
import { costExamples } from '../pages/services/costExamples.content';
import { costTable } from '../pages/services/costTable.content';
import { servicesHero } from '../pages/services/services.content';
import { pageDescriptions } from '../sitePages.content';
import { costFigures } from './costFigures.content';
import { costSummary } from './costs.content';

const questions = faqTopics.flatMap(({ items }) => items);
const answerTo = (id: string) => questions.find((question) => question.id === id)?.answer ?? '';
const termsOnCosts = JSON.stringify(generalTerms.sections.find(({ title }) => title === 'Wat het kost'));
const table = JSON.stringify(costTable);

test.each([
  ['the hourly rate', `${String(costFigures.hourlyRate)} euro per uur`, answerTo('wat-kost-een-invordering')],
  ['the advance', 'eestal 100 tot 500 euro', answerTo('wat-kost-de-gerechtsdeurwaarder')],
])('the table, the home page, the answer and the terms state the same of %s', (_, words, answer) => {
  for (const text of [table, JSON.stringify(costSummary), answer, termsOnCosts]) expect(text).toContain(words);
});

test.each([
  ['who gets the first euro of a part payment', /eerst( naar de)? kosten en (de )?interest/i],
  ['who bears the advance when nothing comes in', /blijft het voor uw rekening/],
  ['when statements of fees are due', /binnen 30 dagen/i],
  ['that VAT comes on top', /zonder btw/],
])('the table and the terms agree on %s', (_, words) => {
  expect(table).toMatch(words);
  expect(termsOnCosts).toMatch(words);
});

test('the examples add up, with the interest of the law and the advance of their amount', () => {
  const [undisputed, judged] = costExamples.items.map(({ rows }) => rows.map(({ amount }) => cents(amount)));

  // 2,500 × 10.5 % × 90 / 365 and × 365 / 365, each with 40 euro
  expect(undisputed).toEqual([250_000, 10_473, 25_000, 285_473, -10_473, -25_000, 250_000]);
  expect(judged).toEqual([250_000, 30_250, 35_000, 97_500, 412_750, -120_000, -35_000, 257_750]);
  expect(costExamples.items[1]?.note).toContain('2.690 euro');
});

test('the general terms leave an undisputed client no fee, as the example does', () => {
  expect(termsOnCosts).toContain('ook niet als interest en vergoedingen het niet dekken');
});

test('no cure no pay is nowhere said without its scope: undisputed, and not in court', () => {
  const texts = [
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
    ...homeHero.promises,
    ...costSummary.items.map(({ term, value }) => `${term} ${value}`),
    ...Object.values(pageDescriptions(questions.length)),
    ...servicesHero.facts.map(({ term, value }) => `${term} ${value}`),
  ].filter((text) => /no cure no pay|geen ereloon/i.test(text));

  expect(texts).toHaveLength(7);
  for (const text of texts) {
    expect(text).toMatch(/onbetwist/i);
    expect(text).toMatch(/rechtbank|IOS/);
  }
});

function cents(amount: string): number {
  return Number(amount.replace('−', '-').replaceAll(/[^\d-]/g, ''));
}
