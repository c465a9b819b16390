import { minify } from '@swc/core';
import { maxLoaderBytes } from '@incasso/contract/embed/embedNames';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';

/** Names that only the loader itself uses, and no browser: they are shortened. */
const ownNames =
  /^(connect|leave|reserve|showFrame|showFailure|fit|clear|close|giveUp|hear|address|readAddress|readPrefill|greet|post|site|retry|unreachable|inner)$/;

/** Browsers of 2020 on. */
const target = 'es2020';

/** Makes the script on partners' pages. Rejects when it weighs too much. */
export async function buildLoader(): Promise<Uint8Array> {
  const script = new TextEncoder().encode(await minified(await bundled()));
  const bytes = brotliCompressSync(script).length;
  if (bytes > maxLoaderBytes)
    throw new Error(`The loader of the embed may weigh ${maxLoaderBytes} bytes and weighs ${bytes}.`);
  return script;
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/loader/v1.ts'],
    bundle: true,
    format: 'iife',
    target,
    charset: 'utf8',
    mangleProps: ownNames,
    // Class fields as plain assignments, not through a function of the bundler's.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    define: { firmName: JSON.stringify(firmProfile.firmName), startPath: JSON.stringify(routes.start) },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Minifies with SWC, which inlines functions that are used once. */
async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { compress: { passes: 3 }, mangle: true, ecma: 2020 });
  return code;
}
