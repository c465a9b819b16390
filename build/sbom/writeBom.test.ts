import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { findShipped } from './findShipped';
import { writeBom } from './writeBom';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = mkdtempSync(join(tmpdir(), 'built-again-'));

afterAll(() => {
  rmSync(built, { recursive: true, force: true });
});

const billSchema = v.object({
  components: v.array(
    v.object({ 'bom-ref': v.string(), type: v.string(), licenses: v.optional(v.array(v.unknown())) }),
  ),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
});
const readBill = (bill: string) => v.parse(billSchema, JSON.parse(bill));

test('names what browsers and functions carry, and no tool that made it', async () => {
  const { components, dependencies } = readBill(writeBom(root, await findShipped(root)));
  const carriedBy = (part: string) =>
    dependencies.find(({ ref }) => ref === part)?.dependsOn.map((name) => name.replace(/^pkg:npm\/|@[^@]*$/g, ''));

  expect(carriedBy('site')).toEqual(
    expect.arrayContaining(['altcha-lib', 'preact', 'react', 'react-dom', 'styled-components', 'valibot', 'xstate']),
  );
  expect(carriedBy('functions')).toEqual(
    expect.arrayContaining([
      '%40aws-sdk/client-s3',
      '%40aws-sdk/client-ses',
      'linebreak',
      'nodemailer',
      'pdfkit',
      'valibot',
    ]),
  );
  expect(carriedBy('functions')).not.toContain('react');
  const names = components.map((component) => component['bom-ref']).join(' ');
  expect(names).not.toMatch(/npm\/(webpack|webpack-cli|esbuild|typescript|jest|aws-cdk-lib|%40types\/.*)@/);
});

test('names every font that the site serves, or sets its documents in', async () => {
  const { components } = readBill(writeBom(root, await findShipped(root)));
  const packages = components.map((component) => component['bom-ref'].replace(/^.*\/(.*)@.*$/, '$1'));
  const fonts = fontsOfSite(join(root, 'shell/dist/site'));

  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.filter((font) => !packages.some((name) => plain(font).startsWith(plain(name))))).toEqual([]);
});

test('the site serves no file of a kind that the bill does not know', () => {
  const bundled = ['.css', '.js'];
  const own = ['.html', '.ico', '.json', '.png', '.svg', '.ts', '.txt', '.webmanifest', '.xml', '.webp', '.avif'];
  const fonts = ['.pdf', '.woff2'];
  const kinds = new Set(filesOf(join(root, 'shell/dist/site')).map((file) => extname(file)));

  expect([...kinds].filter((kind) => ![...bundled, ...own, ...fonts].includes(kind))).toEqual([]);
});

test('every package has a licence', async () => {
  const { components } = readBill(writeBom(root, await findShipped(root)));

  expect(components.filter(({ type, licenses }) => type === 'library' && licenses === undefined)).toEqual([]);
});

test('is CycloneDX 1.6', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

  expect(await validator.validate(writeBom(root, await findShipped(root)))).toBeNull();
});

test('two builds have the same bill', async () => {
  for (const folder of ['shell/dist/browser', 'intake-widget/dist']) {
    cpSync(join(root, folder), join(built, folder), { recursive: true });
  }
  execFileSync(process.execPath, ['build.mjs', join(built, 'lambdas/dist')], { cwd: join(root, 'lambdas') });
  execFileSync(
    'npx',
    ['webpack-cli', '--config-name', 'content-browser', '--output-path', join(built, 'content-remote/dist/browser')],
    { cwd: join(root, 'content-remote') },
  );

  const [first, second] = await Promise.all([findShipped(root), findShipped(root, built)]);

  expect(writeBom(root, second)).toBe(writeBom(root, first));
}, 180_000);

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Names of the fonts that a site's files are, or hold. */
function fontsOfSite(site: string): string[] {
  const files = filesOf(site);
  const served = files.filter((file) => extname(file) === '.woff2').map((file) => basename(file));
  const embedded = files
    .filter((file) => extname(file) === '.pdf')
    .flatMap((file) => [...readFileSync(file, 'latin1').matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)])
    .map(([, name = '']) => name);
  return [...new Set([...served, ...embedded])];
}

/** As files and fonts are named alike. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('-', '');
}
