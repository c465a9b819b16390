// Writes the cloud assemblies of the named stages, by default all, to `OUT/COMMIT/STAGE`. Arguments: OUT, then stages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesizeAssembly } from '../src/assembly/synthesizeAssembly';
import { readRelease } from '../src/release/readRelease';
import { findStage } from '../src/stages/findStage';
import { readSamples } from '../src/stages/readSamples';
import { stages } from '../src/stages/stages';

// Temporary asset folders are removed when the process ends.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'incasso-synth-'));
process.env['TMPDIR'] = temporaryFolder;
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

const [out = 'cdk.out', ...named] = process.argv.slice(2);
const release = readRelease();
try {
  for (const name of named.length > 0 ? named : stages.map((stage) => stage.name)) {
    const folder = join(out, release.commit, name);
    rmSync(folder, { recursive: true, force: true });
    synthesizeAssembly({
      folder,
      stage: findStage(stages, name),
      release,
      samples: readSamples(),
      siteTree: fileURLToPath(new URL('../../shell/dist/site', import.meta.url)),
      bundles: fileURLToPath(new URL('../../lambdas/dist', import.meta.url)),
    });
    console.log(`Synthesised ${folder}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
