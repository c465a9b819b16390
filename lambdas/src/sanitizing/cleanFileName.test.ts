import { documentLimits } from '@incasso/contract/documents/documentLimits';
import fc from 'fast-check';
import { tryInputs } from '@incasso/contract/testing/tryInputs';
import { cleanFileName } from './cleanFileName';

test.each([
  ['factuur maart.pdf', 'factuur maart.pdf'],
  ['Café ‘Ü’ 発票.pdf', 'Café ‘Ü’ 発票.pdf'],
  ['een %22offerte%22.pdf', 'een _offerte_.pdf'],
  ['100%25 betaald.pdf', '100%25 betaald.pdf'],
  ['factuur%0D%0ABcc: x.pdf', 'factuur Bcc_ x.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\map\\factuur.pdf', 'C__map_factuur.pdf'],
  ['factuur\u202efdp.exe', 'factuurfdp.exe'],
  ['factuur.pdf. . ', 'factuur.pdf'],
  ['\u0000\u200b', 'document'],
  ['', 'document'],
])('%j becomes %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

test('a long name keeps its extension', () => {
  const name = cleanFileName(`${'é'.repeat(10_000)}.docx`);

  expect(Array.from(name)).toHaveLength(documentLimits.maxNameLength);
  expect(name.endsWith('é.docx')).toBe(true);
});

test('property: any name becomes one safe path segment, and cleaning is idempotent', async () => {
  await tryInputs({ inputs: fc.string({ unit: 'binary', maxLength: 400 }), count: 500 }, (sent) => {
    const name = cleanFileName(sent);
    expect(name).toMatch(/^[^\p{Cc}\p{Bidi_Control}\p{Surrogate}<>:"/\\|?*]+$/u);
    expect(Array.from(name).length).toBeLessThanOrEqual(documentLimits.maxNameLength);
    expect(cleanFileName(name)).toBe(name);
  });
});
