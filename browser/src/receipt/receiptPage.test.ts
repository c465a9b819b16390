/** @jest-environment jsdom */
import fc from 'fast-check';
import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { mapFields } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { Receipt } from '../host/Receipt';
import { receiptPage } from './receiptPage';
import { receiptPageText } from './receiptPage.text';

const sample: Receipt = {
  reference: 'K7QM-3TXB',
  partnerReference: '',
  receivedAt: '2026-03-02T10:00:00.000Z',
  caseKey: 'key',
  answers: sampleAnswers({ company_name: 'Bewijs BV (voorbeeld)', partial_payments: '' }),
  debts: [],
  documents: [
    { name: 'factuur.pdf', size: 2048, sha256: 'a'.repeat(64), kind: 'invoice' },
    { name: 'nota.pdf', size: 4096, sha256: 'b'.repeat(64), kind: undefined },
  ],
};

function open(receipt: Receipt): Document {
  return new DOMParser().parseFromString(receiptPage(receipt, 'https://firma.example'), 'text/html');
}

/** The text beside a term. */
function detail(page: Document, term: string): string | null | undefined {
  return [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling
    ?.textContent;
}

test('states what was received, when, by whom and under which reference', () => {
  const page = open(sample);

  expect(page.title).toBe('Ontvangstbewijs K7QM-3TXB');
  expect(page.documentElement.lang).toBe('nl-BE');
  expect(detail(page, 'Referentie')).toBe('K7QM-3TXB');
  expect(detail(page, 'Ontvangen')).toBe('maandag 2 maart 2026 om 11:00');
  expect(detail(page, 'Ontvangen door')).toContain('Solvenda Advocaten');
  expect(detail(page, 'Ontvangen door')).toContain('+32 56 00 00 00');
  expect(detail(page, 'Bedrijfsnaam')).toBe('Bewijs BV (voorbeeld)');
  expect(detail(page, 'Gedeeltelijke betalingen')).toBe('Niet ingevuld');
});

test('shows a partner’s reference as text, and no line without one', () => {
  const page = open({ ...sample, partnerReference: '<b>KLANT-17</b>' });

  expect(detail(page, 'Referentie van onze partner')).toBe('<b>KLANT-17</b>');
  expect(detail(open(sample), 'Referentie van onze partner')).toBeUndefined();
});

test('names each document with its kind, size and checksum', () => {
  const items = [...open(sample).querySelectorAll('li')].map((item) =>
    [...item.children].map(({ textContent }) => textContent),
  );

  expect(items).toEqual([
    ['factuur.pdf', `${documentKinds.invoice} · 2 kB`, `Controlesom (SHA-256): ${'a'.repeat(64)}`],
    ['nota.pdf', '4 kB', `Controlesom (SHA-256): ${'b'.repeat(64)}`],
  ]);
});

test('contains the link to add to the case and its expiry, but only if there is a link', () => {
  const seconds = (Date.UTC(2026, 3, 1, 10) / 1000).toString(36);
  const caseKey = `${'c'.repeat(22)}.${seconds}.${'s'.repeat(43)}`;
  const page = open({ ...sample, caseKey });

  const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent.includes('/nasturen'));
  expect(link?.getAttribute('href')).toBe(`https://firma.example/nasturen#${caseKey}`);
  expect(page.body.textContent).toContain('Tot woensdag 1 april 2026 om 12:00 voegt u via deze link');
  expect(open(sample).body.textContent).not.toContain('toevoegen');
});

test('states when the visitor agreed to which terms, with links to these versions, except in older receipts', () => {
  const termsVersions = { generalTerms: '2026-01-15', privacyPolicy: '2025-11-01' };
  const page = open({ ...sample, termsVersions });

  expect(detail(page, 'Voorwaarden')).toBe(
    'Op maandag 2 maart 2026 om 11:00 ging u akkoord met onze algemene voorwaarden (versie van 15 januari 2026). U las ons privacybeleid (versie van 1 november 2025).',
  );
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('https://firma.example/documents/algemene-voorwaarden-2026-01-15.pdf');
  expect(links).toContain('https://firma.example/documents/privacybeleid-2025-11-01.pdf');
  expect(detail(open(sample), 'Voorwaarden')).toBeUndefined();
});

test('says that a case has no documents', () => {
  const page = open({ ...sample, documents: [] });

  expect(page.body.textContent).toContain(receiptPageText.noDocuments);
  expect(page.querySelectorAll('li')).toHaveLength(0);
});

test('shows all input as text, and neither runs scripts nor fetches anything', () => {
  const structure = (page: Document) => [...page.querySelectorAll('*')].map(({ localName }) => localName);
  const markup = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</style><script>', '"><img src=x onerror=1>', '&lt;', '</dd></dl><base href=//x>', ']]><!--'),
  );
  const typed = fc.array(markup, { minLength: 1 }).map((parts) => `x${parts.join('')}x`);
  // The parser normalises line ends, and an HTML document contains neither NUL nor lone surrogates.
  const asParsed = (words: string) => words.replaceAll(/\r\n?/g, '\n');
  const expected = structure(open({ ...sample, answers: mapFields(() => 'x') }));

  fc.assert(
    fc.property(typed, (words) => {
      fc.pre(!words.includes('\0'));
      const answers = mapFields(() => words);
      const [first, second] = sample.documents;
      if (first === undefined || second === undefined) throw new Error('The sample has two documents.');

      const page = open({ ...sample, reference: words, answers, documents: [{ ...first, name: words }, second] });

      expect(structure(page)).toEqual(expected);
      expect(page.querySelectorAll('script, link, img, iframe, [onerror]')).toHaveLength(0);
      expect(detail(page, 'Bedrijfsnaam')).toBe(asParsed(words));
      expect(page.querySelector('li p')?.textContent).toBe(asParsed(words));
    }),
  );
});
