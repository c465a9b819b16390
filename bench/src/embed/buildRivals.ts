import { build } from 'esbuild';
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const scripts = ['handWritten', 'surveyJs', 'formIo'] as const;
const styles = {
  'surveyJs.css': 'survey-core/survey-core.fontless.min.css',
  'formIo.css': '@formio/js/dist/formio.form.min.css',
};

/** Builds the rivals for production into a folder: one script each, and the style sheet that the library brings. */
export async function buildRivals(folder: string): Promise<void> {
  await build({
    entryPoints: scripts.map((name) => fileURLToPath(new URL(`./rivals/${name}.mjs`, import.meta.url))),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  });
  for (const [name, source] of Object.entries(styles)) await copyFile(resolve(source), join(folder, name));
}
