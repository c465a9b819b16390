import { checkQuestions } from './checkQuestions';
import type { FaqItem } from './contentTypes';

function question(changes: Partial<FaqItem> = {}): FaqItem {
  return { id: 'wat-kost-het', question: 'Wat kost het?', answer: '<p>Niets.</p>', ...changes };
}

test('an answer of allowed tags has no faults', () => {
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
])('%s is a fault that names file and entry', (answer, fault) => {
  const faults = checkQuestions({ 'faq.content.ts': [question({ answer })] });

  expect(faults).toContain(`faq.content.ts: question "wat-kost-het": ${fault}`);
});

test('two questions cannot share an id, not even from two files; the later one is named', () => {
  const files = { 'featuredQuestions.content.ts': [question()], 'faq.content.ts': [question()] };

  expect(checkQuestions(files)).toEqual([
    'faq.content.ts: question "wat-kost-het": the id is that of another question too',
  ]);
});

test('an id that is not in kebab case is a fault', () => {
  expect(checkQuestions({ 'faq.content.ts': [question({ id: 'Wat kost het' })] })).toEqual([
    'faq.content.ts: question "Wat kost het": the id is not in kebab case',
  ]);
});
