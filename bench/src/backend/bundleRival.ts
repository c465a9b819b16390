import { build } from 'esbuild';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const commonJsNames = "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);";

/** Bundles the express server as our functions are bundled. Answers its size in bytes. */
export async function bundleRival(outfile: string): Promise<number> {
  await build({
    entryPoints: [fileURLToPath(new URL('./rival/server.mjs', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: commonJsNames },
    logLevel: 'error',
  });
  return (await stat(outfile)).size;
}
