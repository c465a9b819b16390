import { costFigures } from '@incasso/debts/costFigures';
import * as costTables from '@incasso/debts/costTables';
import { caseKinds } from '@incasso/debts/caseKinds';
import { costWords } from '@incasso/debts/costWords';
import { costLines, costRules, costTerms } from '@incasso/debts/costRules';
import { statements } from '../../testing/statements';
import { generalTerms } from '../documents/generalTerms.content';
import { faqTopics } from '../pages/faq/faq.content';
import { homeHero, costSummary } from '../pages/home/home.content';
import { costConditions } from '../pages/services/services.content';

const answerTo = (id: string) =>
  faqTopics.flatMap(({ items }) => items).find((question) => question.id === id)?.answer ?? '';
const termsOnCosts = JSON.stringify(generalTerms.sections.find(({ title }) => title === 'Wat het kost'));
const services = JSON.stringify([costLines(caseKinds), costConditions]);
const home = JSON.stringify(costSummary);

test.each([
  ['the hourly rate', '150 euro per uur', [services, home, answerTo('wat-kost-een-invordering'), termsOnCosts]],
  [
    'the advance',
    'eestal 100 tot 500 euro',
    [services, home, answerTo('wat-kost-de-gerechtsdeurwaarder'), termsOnCosts],
  ],
  ['the scope of the fee', 'zonder rechtbank', [services, home, answerTo('wat-kost-een-invordering'), termsOnCosts]],
])('services, home page, FAQ and general terms agree on %s', (_, words, texts) => {
  for (const text of texts) expect(text).toContain(words);
});

test.each([
  ['the order of a part payment', /eerst( naar)? uw voorschot.*dan( naar)? het openstaande bedrag.*pas daarna/i],
  ['who bears the advance when nothing comes in', /anders blijft het voor uw rekening/],
  ['a debtor who disputes later', /stoppen.*nieuw voorstel.*Een voorschot dat al gebruikt is, krijgt u niet terug/],
  ['enforcement', /een nieuw voorstel.*komen bij de schuld.*zoals in de fase daarvoor/],
  ['interest before a court', /Interest, vaste vergoeding en schadebeding zijn dan voor u/],
  ['when statements of fees are due', /binnen 30 dagen/i],
  ['VAT', /Ereloon en kosten van de gerechtsdeurwaarder zijn zonder btw/],
])('services and general terms agree on %s', (_, words) => {
  expect(services).toMatch(words);
  expect(termsOnCosts).toMatch(words);
});

test.each(costLines(caseKinds))(
  'the general terms have the words of the price list where: $title',
  ({ title, text }) => {
    expect(termsOnCosts).toContain(`${title}. ${text}`);
  },
);

test('services, FAQ and general terms have the fee in the same words', () => {
  for (const text of [home, answerTo('wat-kost-een-invordering'), termsOnCosts]) expect(text).toContain(costWords.fee);
  for (const text of [answerTo('wat-kost-een-invordering'), termsOnCosts]) expect(text).toContain(costWords.bearsCosts);
  for (const text of [services, termsOnCosts])
    for (const words of [costTerms.extra, costTerms.openAmount, costTerms.withoutVat]) expect(text).toContain(words);
  // The open amount and the 10% on it include VAT.
  for (const text of [services, JSON.stringify(generalTerms)])
    expect(text).not.toMatch(/alle bedragen zijn zonder btw/i);
  expect(costRules.undisputed).toContain('21% btw');
  expect(JSON.stringify(generalTerms)).toContain(costTerms.stopped);
  expect(answerTo('kan-ik-een-dossier-stopzetten')).toContain(costTerms.stopped);
});

test('every amount and percentage in the texts comes from the cost rule, the law or the imprint', async () => {
  const ofRule = numbersIn([costFigures, costTables]).map((figure) => figure.toLocaleString('nl-BE'));
  // Fixed compensation, European small claims, newest interest rate, limit of liability, success rate.
  const ofLaw = ['40', '5.000', '10,5', '25.000', '98'];

  const strange = (await statements()).flatMap(({ file, text }) =>
    [...text.matchAll(/(\d[\d.]*(?:,\d+)?)(?:&nbsp;|\s)?(?:euro|%(?!\d))/g)]
      .map(([, figure = '']) => figure)
      .filter((figure) => !ofRule.includes(figure) && !ofLaw.includes(figure))
      .map((figure) => `${file}: ${figure}`),
  );

  expect(strange).toEqual([]);
});

const onFee =
  /no cure no pay|(geen|zonder) (ereloon|erelonen)|boven op|extra betaalt|niets (van|uit) (uw factuur|het open)|is hoogstens \d+% van|eerst (naar )?(uw|het) voorschot/i;

test('every text about the fee states its scope: undisputed, between businesses, out of court', async () => {
  const texts = [...(await statements()), ...homeHero.promises.map((text) => ({ file: 'hero', text }))].filter(
    ({ text }) => onFee.test(text),
  );

  const withoutScope = texts.filter(
    ({ text }) =>
      !/onbetwist/i.test(text) ||
      !/tussen (bedrijven|ondernemingen)|(aan|van) een bedrijf/i.test(text) ||
      !/zonder rechtbank|IOS/.test(text),
  );

  expect(new Set(texts.map(({ file }) => file)).size).toBeGreaterThanOrEqual(10);
  expect(withoutScope).toEqual([]);
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
