import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** CloudFront's limit on a function's size, in bytes. */
export const maxEdgeFunctionBytes = 10_240;

/** Syntax beyond ES5 that CloudFront's JavaScript runtime 2.0 supports. The bundler refuses the rest. */
const runtimeSyntax = {
  arrow: true,
  'async-await': true,
  'const-and-let': true,
  'exponent-operator': true,
  'rest-argument': true,
  'template-literal': true,
};

const noDomain = { host: '', others: [] };

/** CloudFront calls a global function of this name. Nothing in the code does, so tree shaking would remove it. */
const entry = `
  import { viewerRequest } from './viewerRequest';
  function handler(event) { return viewerRequest(event); }`;

/**
 * The code of the edge function, as CloudFront runs it. Pages of the `others` redirect to `host`. Throws if the code is
 * too large or uses unsupported syntax.
 */
export function bundleViewerRequest({
  host,
  others,
}: { readonly host: string; readonly others: readonly string[] } = noDomain): string {
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'esm',
    treeShaking: false,
    target: 'es5',
    supported: runtimeSyntax,
    charset: 'utf8',
    minifyWhitespace: true,
    minifySyntax: true,
    define: { canonicalHost: JSON.stringify(host), otherHosts: JSON.stringify(others) },
    logLevel: 'silent',
  });
  const code = outputFiles.map((file) => file.text).join('');
  const bytes = Buffer.byteLength(code);
  if (bytes > maxEdgeFunctionBytes) {
    throw new Error(`The edge function has ${bytes} bytes; CloudFront accepts ${maxEdgeFunctionBytes}.`);
  }
  return code;
}
