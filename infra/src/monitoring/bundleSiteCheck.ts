import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The code of the site check, small enough to stand in the template. */
export function bundleSiteCheck(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./handler.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minify: true,
    treeShaking: true,
    logLevel: 'silent',
  });
  return outputFiles.map((file) => file.text).join('');
}
