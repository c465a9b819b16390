import { siteVariants, variantFile } from '@incasso/contract/siteConfig';
import { functions } from '@incasso/lambdas/functions';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IncassoStageProps } from '../IncassoStage';

const siteFiles = [
  'index.html',
  '404.html',
  'start/index.html',
  'embed/index.html',
  'main.0123456789abcdef0123.js',
  'fonts/0123456789abcdef4567.woff2',
  'icon.png',
  ...siteVariants.map((variant) => variantFile(variant, '/documents/policy.pdf').slice(1)),
  'site.webmanifest',
  '.well-known/security.txt',
  'content/remoteEntry.js',
  'intake/v1.js',
];

/** Inputs of a stage's stacks without a build: a small sample site and empty functions. */
export function exampleInputs(): Omit<IncassoStageProps, 'stage'> {
  const root = mkdtempSync(join(tmpdir(), 'incasso-example-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const file of siteFiles) write(join('site', file), file);
  for (const name of Object.keys(functions)) write(join('bundles', name, 'index.mjs'), 'export function handler() {}');
  return {
    release: { commit: '0123456789abcdef0123456789abcdef01234567', committedAt: '2026-11-01T09:00:00+01:00' },
    siteTree: join(root, 'site'),
    bundles: join(root, 'bundles'),
    unconfirmed: [],
  };
}
