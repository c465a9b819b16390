import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equalSecrets } from './equalSecrets';

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
])('%s is compared as a whole, in a time that hangs on neither text', (_, given, isEqual) => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');

  expect(equalSecrets(given, secret)).toBe(isEqual);
  expect(compare.mock.calls.map(([one, other]) => [one.byteLength, other.byteLength])).toEqual([[32, 32]]);
});

test('the linter lets nobody compare a secret in another way', () => {
  const root = join(__dirname, '../../..');
  const careful = ['lambdas/src/http/authorize.ts', 'lambdas/src/document-links/documentToken.ts'].map((file) => ({
    file,
    code: readFileSync(join(root, file), 'utf8'),
  }));
  const careless = careful.map(({ file, code }) => ({
    file,
    code: code.replaceAll(/equalSecrets\((\w+), ((?:[^()]|\([^()]*\))+)\)/g, '$1 === $2'),
  }));
  const itself = {
    file: 'lambdas/src/http/equalSecrets.ts',
    code: 'export const equalSecrets = (given: string, secret: string) => given === secret;\n',
  };

  const { stdout } = spawnSync(process.execPath, [join(root, 'lambdas/testing/findForbiddenSyntax.mjs')], {
    cwd: root,
    input: JSON.stringify([...careful, ...careless, itself]),
    encoding: 'utf8',
  });

  const finding = 'Secrets are compared by equalSecrets';
  expect(JSON.parse(stdout)).toEqual([[], [], [finding, finding], [finding], [finding]]);
}, 60_000);
