import { readTexts } from './readTexts';

const wordsOf = (source: string) => readTexts(source).map(({ words }) => words);

test('paragraphs, items and titles are read one by one, without their markup', () => {
  expect(wordsOf("a('<p>Een <strong>zin</strong>.</p>\\n<ul><li>Een&nbsp;punt</li></ul>', 'Een ==titel==');")).toEqual([
    'Een zin.',
    'Een punt',
    'Een titel',
  ]);
});

test('a value stands as a word', () => {
  expect(wordsOf('a(`Bel ${phone} of ${mail}.`);')).toEqual(['Bel Waarde of Waarde.']);
});

test('names in code and of people are not read', () => {
  const source = `
    import { a } from 'Een module';
    type Kind = 'Een soort';
    const b = { id: 'Een adres', author: 'Karel Voorbeeld', kind: 'open' };
    if (b.kind === 'Een soort') c['Een sleutel']();
    switch (d) { case 'Een geval': e('Een tekst'); }`;

  expect(wordsOf(source)).toEqual(['Een tekst']);
});
