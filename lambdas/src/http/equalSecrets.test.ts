import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { equalSecrets } from './equalSecrets';

/** Oxlint's JSON report */
const findings = v.object({ diagnostics: v.array(v.object({ message: v.string(), filename: v.string() })) });

const secret = 'het geheim van de rand';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['the same', secret, true],
  ['another first character', `H${secret.slice(1)}`, false],
  ['another last character', `${secret.slice(0, -1)}D`, false],
  ['a beginning', secret.slice(0, 3), false],
  ['more', `${secret}x`, false],
  ['nothing', '', false],
])('%s is compared in constant time', (_, given, isEqual) => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');

  expect(equalSecrets(given, secret)).toBe(isEqual);
  expect(compare.mock.calls.map(([one, other]) => [one.byteLength, other.byteLength])).toEqual([[32, 32]]);
});

test('the linter refuses any other comparison of a secret', () => {
  const root = join(__dirname, '../../..');
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  for (const source of ['http/authorize.ts', 'staff-links/documentToken.ts']) {
    const code = readFileSync(join(root, 'lambdas/src', source), 'utf8');
    writeFileSync(join(folder, basename(source)), code);
    writeFileSync(
      join(folder, `careless-${basename(source)}`),
      code.replaceAll(/equalSecrets\((\w+), ((?:[^()]|\([^()]*\))+)\)/g, '$1 === $2'),
    );
  }
  writeFileSync(
    join(folder, 'itself.ts'),
    'export const equalSecrets = (given: string, secret: string) => given === secret;\n',
  );

  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--config',
      join(root, '.oxlintrc.json'),
      '--format',
      'json',
      folder,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });

  const { diagnostics } = v.parse(findings, JSON.parse(stdout));
  const told = diagnostics.filter(({ message }) => message === 'Secrets are compared by equalSecrets');
  expect(told.map(({ filename }) => filename).toSorted()).toEqual([
    'careless-authorize.ts',
    'careless-documentToken.ts',
    'itself.ts',
  ]);
});
