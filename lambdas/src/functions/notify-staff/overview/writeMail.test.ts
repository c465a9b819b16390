import { sampleMail } from '@incasso/documents/testing/sampleMail';
import { readPdf } from '../../../../testing/readPdfs';
import { overviewFaces } from './overviewFaces';
import { writeMail } from './writeMail';

const pdfOf = (bytes: Uint8Array) =>
  writeMail(
    { name: 'klacht.eml', bytes, reference: 'K7QM-3TXB', receivedAt: '2026-03-02T13:05:00.000Z' },
    overviewFaces,
  );

test("has the mail's fields, its attachments' names and its text", async () => {
  const text = 'Beste,\r\n\r\nWij betalen volgende week. ☎';
  const pdf = await pdfOf(sampleMail({ text, attachments: [{ name: 'factuur.pdf', content: 'x' }] }));

  const { elements } = readPdf(pdf ?? new Uint8Array());

  expect(elements.map(({ role, text: words }) => `${role.replace('Document ', '')}: ${words}`).join('\n'))
    .toMatchInlineSnapshot(`
"H1: Mail
P: Referentie K7QM-3TXB
Table TR TH: Onderwerp
Table TR TD P: Herinnering factuur 2026-101
Table TR TH: Van
Table TR TD P: Jan Peeters <jan@voorbeeldbakkerij.example>
Table TR TH: Aan
Table TR TD P: boekhouding@proefklant.example
Table TR TH: Datum
Table TR TD P: donderdag 3 september 2026 om 09:12
Table TR TH: Bijlagen
Table TR TD P: factuur.pdf
Table TR TH: Bestand
Table TR TD P: klacht.eml
P: Beste,
P: Wij betalen volgende week. ◊
P: Deze PDF toont de tekst van de mail, zonder opmaak en afbeeldingen. De mail zelf is het bewijs. Waar hier ◊ staat, heeft de mail een teken dat dit lettertype niet kent."
`);
});

test('has up to 1,500 lines of the mail, says how many are omitted, and is deterministic', async () => {
  const mail = sampleMail({ text: 'regel\r\n'.repeat(2000) });
  const pdf = (await pdfOf(mail)) ?? new Uint8Array();

  const { elements } = readPdf(pdf);

  expect(elements.filter(({ text }) => text === 'regel')).toHaveLength(1500);
  expect(elements.some(({ text }) => text === '[Nog 500 regels: zie de mail zelf.]')).toBe(true);
  expect(Buffer.from((await pdfOf(mail)) ?? []).equals(Buffer.from(pdf))).toBe(true);
});

// Drawing a paragraph takes time quadratic in its length: this one took minutes, and held the mail to the staff back.
test('has long paragraphs in pieces, also of one word, and as many as fit into 1,500 lines', async () => {
  const pdf = await pdfOf(sampleMail({ text: `${'woord '.repeat(4000)}\r\n${'w'.repeat(150_000)}` }));

  const { elements } = readPdf(pdf ?? new Uint8Array());

  const words = elements.filter(({ text }) => text.startsWith('woord'));
  expect(Math.max(...words.map(({ text }) => text.length))).toBeLessThanOrEqual(2000);
  expect(
    words
      .map(({ text }) => text)
      .join(' ')
      .split(' '),
  ).toHaveLength(4000);
  expect(elements.some(({ text }) => /^\[Nog \d+ regels: zie de mail zelf\.\]$/.test(text))).toBe(true);
});

test('returns nothing for a file that is not a mail', async () => {
  expect(await pdfOf(new TextEncoder().encode('Beste,'))).toBeUndefined();
});
