import { checkQuestions } from './checkQuestions';
import type { FaqItem } from './contentTypes';

function question(changes: Partial<FaqItem> = {}): FaqItem {
  return { id: 'wat-kost-het', question: 'Wat kost het?', answer: '<p>Niets.</p>', ...changes };
}

test('accepts an answer of allowed tags', () => {
  const answer =
    '<p>Lees <a href="/services">onze <strong>diensten</strong></a>.<br></p><ul><li><em>Eerst</em></li></ul>';

  expect(checkQuestions({ 'faq.content.ts': [question({ answer })] })).toEqual([]);
});

test.each([
  ['<p onclick="x()">Ja</p>', 'attribute onclick of <p> is not allowed'],
  ['<script>x()</script>', '<script> is not allowed; allowed are p, ul, ol, li, strong, em, a, br'],
  ['<p><a href="javascript:x()">Ja</a></p>', 'link to javascript:x(), which is no page of the site'],
  ['<p><a href="/tarieven">Ja</a></p>', 'link to /tarieven, which is no page of the site'],
  ['<p><strong>Ja</p>', 'a tag is not closed'],
  ['<p class=a class=b>Ja</p>', 'the HTML is not well-formed (duplicate-attribute)'],
])('rejects %s and names the file and the question', (answer, fault) => {
  const faults = checkQuestions({ 'faq.content.ts': [question({ answer })] });

  expect(faults).toContain(`faq.content.ts: question "wat-kost-het": ${fault}`);
});

test('rejects an id that two questions share, even in two files, and names the later one', () => {
  const files = { 'featuredQuestions.content.ts': [question()], 'faq.content.ts': [question()] };

  expect(checkQuestions(files)).toEqual([
    'faq.content.ts: question "wat-kost-het": the id is that of another question too',
  ]);
});

test('rejects an id that is not in kebab case', () => {
  expect(checkQuestions({ 'faq.content.ts': [question({ id: 'Wat kost het' })] })).toEqual([
    'faq.content.ts: question "Wat kost het": the id is not in kebab case',
  ]);
});
