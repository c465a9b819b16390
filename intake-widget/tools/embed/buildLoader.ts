import { minify } from '@swc/core';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { build } from 'esbuild';

/** Properties used only by the loader, and by no browser API: they are mangled. */
const ownNames =
  /^(connect|leave|reserve|showFrame|showFailure|fit|clear|close|giveUp|hear|address|readAddress|readPrefill|greet|post|site|retry|unreachable|inner)$/;

/** Browsers since 2020. */
const target = 'es2020';

/** Builds the script for partners' pages. */
export async function buildLoader(): Promise<Uint8Array> {
  return new TextEncoder().encode(await minified(await bundled()));
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/loader/v1.ts'],
    bundle: true,
    format: 'iife',
    target,
    charset: 'utf8',
    mangleProps: ownNames,
    // Assigns class fields directly, without a helper of the bundler.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    define: { firmName: JSON.stringify(firmProfile.firmName), startPath: JSON.stringify(routes.start) },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Minifies with SWC, which inlines functions used once. */
async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { compress: { passes: 3 }, mangle: true, ecma: 2020 });
  return code;
}
