import { newestRate } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { checkQuestions } from '../../content/checkQuestions';
import { faqTopics } from './faq.content';
import { featuredQuestions } from './featuredQuestions.content';
import { questionFiles } from './questionFiles';

const questions = faqTopics.flatMap(({ items }) => items);

test('every answer contains allowed HTML only', () => {
  expect(checkQuestions(questionFiles)).toEqual([]);
});

test('starts with the cost and which invoices qualify', () => {
  expect(faqTopics.slice(0, 2).map(({ items }) => items[0]?.id)).toEqual([
    'wat-kost-een-invordering',
    'hoe-oud-mag-mijn-factuur-zijn',
  ]);
});

test('contains the four questions of the home page', () => {
  expect(Object.keys(featuredQuestions)).toEqual(['cost', 'undisputed', 'disputed', 'withoutCourt']);
  expect(questions).toEqual(expect.arrayContaining(Object.values(featuredQuestions)));
});

test.each([
  ['wat-kost-de-gerechtsdeurwaarder', '100 tot 500 euro'],
  ['hoe-snel-start-u-mijn-dossier', '24 uur'],
  ['wanneer-ontvang-ik-mijn-geld', 'Binnen 7 dagen nadat het geld bij ons is, storten we door wat u toekomt.'],
  ['welke-interesten-en-schadevergoeding-kan-ik-vragen', newestRate(interestRates)],
  ['tot-wanneer-kan-een-klant-een-factuur-betwisten', 'ongeveer een maand'],
])('the answer to %s states %s', (id, fact) => {
  expect(questions.find((question) => question.id === id)?.answer).toContain(fact);
});
