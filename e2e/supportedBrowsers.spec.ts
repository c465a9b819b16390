import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { expect, test } from './src/test';

const site = fileURLToPath(new URL('../shell/dist/site', import.meta.url));

test('no script of the site, the frame or the embed has syntax that is newer than ES2022', async () => {
  const scripts = (await readdir(site, { recursive: true })).filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const newer: string[] = [];
  for (const path of scripts) {
    const code = await readFile(join(site, path), 'utf8');
    try {
      parse(code, { ecmaVersion: 2022, sourceType: 'module' });
    } catch (error) {
      newer.push(`${path}: ${String(error)}`);
    }
  }
  expect(newer).toEqual([]);
});
