import { legalDocuments, routes } from '@incasso/contract/routes';
import { parseFragment, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import { newestRate } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { faqTopics } from './faq.content';
import { featuredQuestions } from './featuredQuestions.content';

const questions = faqTopics.flatMap(({ items }) => items);

test.each(questions)('the answer to $id is HTML that the page allows', ({ id, question, answer }) => {
  expect(checkAnswer(answer)).toEqual([]);
  expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(question).not.toBe('');
});

test('each question has an anchor of its own', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test.each([
  ['<p onclick="x()">Ja</p>', 'attribute onclick of <p> is not allowed'],
  ['<script>x()</script>', '<script> is not allowed; allowed are p, ul, ol, li, strong, em, a, br'],
  ['<p><a href="javascript:x()">Ja</a></p>', 'link to javascript:x(), which is no page of the site'],
  ['<p><a href="/tarieven">Ja</a></p>', 'link to /tarieven, which is no page of the site'],
  ['<p><strong>Ja</p>', 'a tag is not closed'],
  ['<p class=a class=b>Ja</p>', 'the HTML is not well-formed (duplicate-attribute)'],
])('an answer of %s is refused', (answer, fault) => {
  expect(checkAnswer(answer)).toContain(fault);
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

const answerTags: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'];

const knownPaths: readonly string[] = [...Object.values(routes), ...Object.values(legalDocuments)];

/** Lists the faults in an answer's HTML, as sentences for its editor. */
function checkAnswer(answer: string): string[] {
  const faults: string[] = [];
  const fragment = parseFragment(answer, {
    onParseError: ({ code }: ParserError) => faults.push(`the HTML is not well-formed (${code})`),
  });
  for (const node of elementsWithin(fragment)) faults.push(...checkElement(node));
  if (openTags(answer) !== closeTags(answer)) faults.push('a tag is not closed');
  return faults;
}

function checkElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  if (!answerTags.includes(tagName)) return [`<${tagName}> is not allowed; allowed are ${answerTags.join(', ')}`];
  return attrs.flatMap(({ name, value }) => {
    if (tagName !== 'a' || name !== 'href') return [`attribute ${name} of <${tagName}> is not allowed`];
    const [path = ''] = value.split('#');
    return knownPaths.includes(path) ? [] : [`link to ${value}, which is no page of the site`];
  });
}

function elementsWithin(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsWithin(child)] : []));
}

function openTags(html: string): number {
  return (html.match(/<(?!br\b)[a-z][^>]*>/gi) ?? []).length;
}

function closeTags(html: string): number {
  return (html.match(/<\/[a-z]+>/gi) ?? []).length;
}
