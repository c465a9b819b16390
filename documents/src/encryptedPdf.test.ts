import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePdf } from '../testing/samplePdf';
import { checkDocument } from './checkDocument';

const folder = join(__dirname, '../testing/encrypted-pdfs');
const variants = readdirSync(folder).flatMap((name) => /^(.*)-user\.pdf$/.exec(name)?.[1] ?? []);
const read = (name: string) => readFileSync(join(folder, `${name}.pdf`), 'latin1');
const check = (pdf: string) => checkDocument({ name: 'factuur.pdf', bytes: Buffer.from(pdf, 'latin1') });

test.each(variants)(
  'a PDF under a password is refused, and one that only its owner may change is not: %s',
  async (variant) => {
    expect(await Promise.all([check(read(`${variant}-user`)), check(read(`${variant}-owner`))])).toEqual([
      'password_protected',
      undefined,
    ]);
  },
);

const dictionary = /<<[^\n]*\/Standard[^\n]*>>/;
const reference = /\/Encrypt \d+ 0 R/;
const trailerOf = (pdf: string) => /trailer (<<[^\n]*>>)/.exec(pdf)?.[1] ?? '';
const updated = (pdf: string, trailer: string) =>
  `${pdf}7 0 obj\n<< /Title (anders) >>\nendobj\nxref\n7 1\n0000000900 00000 n \n${trailer}\nstartxref\n960\n%%EOF\n`;
/** Rewrites all strings in brackets: as characters, by number, and by escapes. */
const inBrackets = (pdf: string) =>
  pdf.replaceAll(/<([\da-f]+)>/g, (_, digits: string) => {
    const bytes = Array.from(Buffer.from(digits, 'hex').toString('latin1'), (character, at) => {
      if (/[()\\\r\n]/.test(character)) return `\\${character === '\r' ? 'r' : character === '\n' ? 'n' : character}`;
      return at % 3 === 0 ? `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}` : character;
    });
    return `(${bytes.join('\\\r\n')})`;
  });

describe('the password check does not depend on syntax', () => {
  test.each<[string, (pdf: string) => string]>([
    [
      'whose trailer holds what it says of its encryption',
      (pdf) => pdf.replace(reference, `/Encrypt ${dictionary.exec(pdf)?.[0]}`),
    ],
    ['with its strings in brackets', inBrackets],
    ['with names by number', (pdf) => pdf.replace('/Encrypt', '/#45ncrypt').replace('/Standard', '/Stan#64ard')],
    [
      'with comments and other blanks',
      (pdf) => pdf.replace('trailer <<', 'trailer\r\n% >>\r\n<<').replace('6 0 obj\n', '6\r\n0 obj'),
    ],
    ['that was changed later', (pdf) => updated(pdf, `trailer ${trailerOf(pdf)}`)],
    ['for readers old and new', (pdf) => pdf.replace('/Size 7', '/Size 7 /XRefStm 900 /Prev 0')],
    ['whose trailer is not where it says', (pdf) => pdf.replace(/startxref\n\d+/, 'startxref\n0')],
    ['behind an empty line', (pdf) => `\r\n${pdf}`],
    ['behind other bytes', (pdf) => `\x7f${'x'.repeat(1000)}${pdf}`],
    ['that says the length of its key in bytes', (pdf) => pdf.replace('/Length 128 /O', '/Length 16 /O')],
    ['that says no length of its key', (pdf) => pdf.replace('/Length 128 /O', '/O')],
    ['whose permissions have no sign', (pdf) => pdf.replace('/P -4', '/P 4294967292')],
    ['of many pages', (pdf) => pdf.replace('xref\n', `% ${'\n0000000000 00000 n '.repeat(50_000)}\nxref\n`)],
  ])('%s', async (_, change) => {
    const [user, owner] = [read('r3-user'), read('r3-owner')];

    expect(change(user)).not.toBe(user);
    expect(await Promise.all([check(change(user)), check(change(owner))])).toEqual(['password_protected', undefined]);
  });
});

test.each<[string, (pdf: string) => string]>([
  ['asks for a certificate', (pdf) => pdf.replace('/Standard', '/Adobe.PubSec')],
  ['is encrypted in a way of its own', (pdf) => pdf.replace('/R 6', '/R 7')],
  ['says nothing to check a password by', (pdf) => pdf.replace('/U <', '/X <')],
  ['says nothing that ends', (pdf) => pdf.replace(reference, `/Encrypt ${'<<'.repeat(100_000)}`)],
  [
    'asks for one of many certificates',
    (pdf) => pdf.replace(dictionary, `<< /Recipients [ ${'<00>'.repeat(50_000)} ] /Filter /Adobe.PubSec >>`),
  ],
  ['is cut off where it says how to check a password', (pdf) => pdf.replace(/\/U <[\da-f]{20}/, '/U <')],
])('a PDF that no viewer can open is refused: it %s', async (_, change) => {
  const pdf = read('r6-owner');

  expect(await Promise.all([check(pdf), check(change(pdf))])).toEqual([undefined, 'password_protected']);
});

test.each<[string, (pdf: string) => string]>([
  ['leads to nothing', (pdf) => pdf.replace(reference, '/Encrypt 99 0 R')],
  ['leads to itself', (pdf) => pdf.replace(dictionary, '6 0 R')],
  ['is empty', (pdf) => pdf.replace(reference, '/Encrypt null')],
  ['was taken out later', (pdf) => updated(pdf, 'trailer << /Root 1 0 R >>')],
])('a PDF whose encryption %s is accepted, as viewers open it', async (_, change) => {
  expect(await check(change(read('r6-user')))).toBeUndefined();
});

test.each(['r3-user', 'r6-object-streams-user'])(
  'a PDF stays accepted that holds one under a password: %s',
  async (name) => {
    const inner = read(name);
    const outer = Buffer.from(samplePdf()).toString('latin1');
    const attached = `9 0 obj\n<< /Length ${inner.length} >>\nstream\n${inner}\nendstream\nendobj\nxref\n`;

    expect(await check(outer.replace('xref\n', attached))).toBeUndefined();
  },
);

test('no change to the encryption dictionary crashes the check', async () => {
  const verdicts = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...variants),
      fc.array(
        fc.tuple(
          fc.nat(1200),
          fc.constantFrom('<', '>', '(', ')', '[', '/', '\\', '%', '0', '\n', '<<', '>>', 'obj', 'trailer'),
        ),
        {
          maxLength: 5,
        },
      ),
      async (variant, changes) => {
        let pdf = read(`${variant}-user`);
        for (const [fromEnd, text] of changes) {
          const at = Math.max(9, pdf.length - fromEnd - 8);
          pdf = pdf.slice(0, at) + text + pdf.slice(at + text.length);
        }
        verdicts.add(await check(pdf));
      },
    ),
    { numRuns: 300 },
  );
  expect(verdicts).toContain('password_protected');
});
