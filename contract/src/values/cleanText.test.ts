import { cleanCode, cleanLine, cleanText } from './cleanText';

test.each([
  ['line ends of all kinds become one', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['controls are dropped, tabs stay', 'a\u0000b\u0007c\td\u001b[31m', 'abc\td[31m'],
  ['marks that turn the reading direction are dropped', 'factuur\u202efdp.exe\u2066x\u2069', 'factuurfdp.exex'],
  [
    'zero-width characters are dropped, joiners of letters stay',
    '\ufeffa\u200bb \u{1f468}\u200d\u{1f469}',
    'ab \u{1f468}\u200d\u{1f469}',
  ],
  ['soft hyphens, tags and other marks that show nothing are dropped', 'a\u00adb\u{e0041}c\u2061d\ufffbe', 'abcde'],
  [
    'marks that choose the form of a letter or an emoji stay',
    '\u2764\ufe0f \u06cc\u200c\u0627',
    '\u2764\ufe0f \u06cc\u200c\u0627',
  ],
  ['letters are composed across what is dropped', 'Cafe\u200b\u0301', 'Café'],
  ['space around a text is dropped', ' \n a\nb\u00a0\n', 'a\nb'],
  ['halves of characters are dropped', 'a\ud800b\udc00c\u{1f600}', 'abc\u{1f600}'],
  ['what shows nothing is nothing', ' \u2800\u3164\u00ad\u200d\u200c\u115f\n', ''],
  ['letters and their accents are composed', 'Cafe\u0301', 'Café'],
  ['more marks on a letter than any writing has are dropped', `a${'\u0316'.repeat(31)}b`, `a${'\u0316'.repeat(30)}b`],
])('%s', (_behaviour, sent, kept) => {
  expect(cleanText(sent)).toBe(kept);
});

test('a line has no line ends, no tabs and no space around it', () => {
  expect(cleanLine('  Bakkerij\r\nBcc: iedereen@voorbeeld.example\t ')).toBe(
    'Bakkerij Bcc: iedereen@voorbeeld.example',
  );
});

test('cleaning a code also drops joiners', () => {
  expect(cleanCode('\u200ban\u200d@be\u00addrijf.exam\ufe0fple\u202c ')).toBe('an@bedrijf.example');
});
