import { brotliCompressSync } from 'node:zlib';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { build } from 'esbuild';

/** The most that the loader may weigh, in bytes, brotli. */
const maxBytes = 2000;

/** Names that only the loader itself uses, and no browser: they are shortened. */
const ownNames = /^(connect|leave|close|giveUp|hear|address|post|site|retry|missing|unreachable|inner)$/;

/** Bundles the script on partners' pages, for browsers of 2020 on. Rejects when it weighs too much. */
export async function buildLoader(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/loader/v1.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    mangleProps: ownNames,
    // Class fields as plain assignments, not through a function of the bundler's.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    define: { firmName: JSON.stringify(firmProfile.firmName), startPath: JSON.stringify(routes.start) },
    write: false,
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const bytes = brotliCompressSync(script).length;
  if (bytes > maxBytes) throw new Error(`The loader of the embed may weigh ${maxBytes} bytes and weighs ${bytes}.`);
  return script;
}
