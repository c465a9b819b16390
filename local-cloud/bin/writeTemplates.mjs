// Writes the local stage's templates, as a deploy would, without the site's files and the functions' code. Not in
// TypeScript: the CDK's types need looser compiler options than this workspace has.
import { addStacks } from '@incasso/infra/app/addStacks';
import cdkSettings from '@incasso/infra/cdk.json' with { type: 'json' };
import { functionNames } from '@incasso/lambdas/functions';
import { App } from 'aws-cdk-lib';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localTemplatesFile } from '../src/rights/readLocalTemplates';
import { synthesizedStage } from '../src/stage/synthesizedStage';

// The CDK stages assets in it.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'incasso-synth-'));
process.env['TMPDIR'] = temporaryFolder;
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

const siteTree = join(temporaryFolder, 'site');
const bundles = join(temporaryFolder, 'bundles');
write(join(siteTree, 'index.html'), '');
for (const name of functionNames) write(join(bundles, name, 'index.mjs'), '');

const [folder] = process.argv.slice(2);
for (const malwareScan of [true, false]) {
  const app = new App({
    // Permissions are looked up by construct path.
    context: { ...cdkSettings.context, 'aws:cdk:enable-path-metadata': true },
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    outdir: mkdtempSync(join(temporaryFolder, 'templates-')),
  });
  const release = { commit: '0'.repeat(40), committedAt: '2026-01-01T00:00:00Z' };
  const stage = { ...synthesizedStage, malwareScan };
  addStacks(app, { stage, release, deployedAt: new Date(), siteTree, bundles });
  const templates = app.synth().stacks.map(({ stackName, template }) => [stackName, template]);
  write(localTemplatesFile(malwareScan, folder), JSON.stringify(Object.fromEntries(templates)));
}

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
