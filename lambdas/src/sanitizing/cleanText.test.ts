import { cleanLine, cleanText } from './cleanText';

test.each([
  ['line ends of all kinds become one', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['controls are dropped, tabs stay', 'a\u0000b\u0007c\td\u001b[31m', 'abc\td[31m'],
  ['marks that turn the reading direction are dropped', 'factuur\u202efdp.exe\u2066x\u2069', 'factuurfdp.exex'],
  [
    'zero-width characters are dropped, joiners of letters stay',
    '\ufeffa\u200bb \u{1f468}\u200d\u{1f469}',
    'ab \u{1f468}\u200d\u{1f469}',
  ],
  ['halves of characters are dropped', 'a\ud800b\udc00c\u{1f600}', 'abc\u{1f600}'],
  ['what shows nothing is nothing', ' \u2800\u3164\u00ad\u200d\u200c\u115f\n', ''],
  ['letters and their accents are composed', 'Cafe\u0301', 'Café'],
  ['more marks on a letter than any writing has are dropped', `a${'\u0316'.repeat(31)}b`, `a${'\u0316'.repeat(30)}b`],
])('%s', (_behaviour, sent, kept) => {
  expect(cleanText(sent)).toBe(kept);
});

test('a line has no line ends, tabs or space around it', () => {
  expect(cleanLine('  Bakkerij\r\nBcc: iedereen@voorbeeld.example\t ')).toBe(
    'Bakkerij Bcc: iedereen@voorbeeld.example',
  );
});
