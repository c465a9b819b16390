import { withoutLinks } from './withoutLinks';

test.each([
  ['https://kwaad.example/x?a=1', 'https://|kwaad.|example/x?a=1'],
  ['www.kwaad.example', 'www.|kwaad.|example'],
  ['kwaad。example, kwaad．example', 'kwaad。|example, kwaad．|example'],
  ['mailto:ik@kwaad.example', 'mailto:|ik@|kwaad.|example'],
  ['http://10.0.0.1/x', 'http://|10.0.0.1/x'],
  ['xn--kwaad.xn--p1ai', 'xn--kwaad.|xn--p1ai'],
  ['kwaad.1und1', 'kwaad.|1und1'],
])('what a mail program would turn into a link is broken up: %s', (text, broken) => {
  expect(withoutLinks(text)).toBe(broken.replaceAll('|', '\u2060'));
});

test.each(['€ 1.250,00', '0123.456.749', 'Einde. Nieuwe zin: 3 facturen', 'Op 1.2.2026'])(
  'other text stays as it is: %s',
  (text) => {
    expect(withoutLinks(text)).toBe(text);
  },
);
