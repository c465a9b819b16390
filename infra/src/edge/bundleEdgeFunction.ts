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

/** The code that redirects and finds files. Pages of the `others` redirect to `host`. */
export function bundleViewerRequest({
  host,
  others,
}: { readonly host: string; readonly others: readonly string[] } = noDomain): string {
  return bundleEdgeFunction('viewerRequest', { canonicalHost: host, otherHosts: others });
}

/** The code that says which origins may frame the intake, by the public key in its URL. */
export function bundleViewerResponse(origins: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(origins).map(([key, ofKey]) => [key, ["'self'", ...ofKey].join(' ')]);
  return bundleEdgeFunction('viewerResponse', { originsOfKeys: Object.fromEntries(entries) });
}

/**
 * The code of a function, as CloudFront runs it, with values for what it declares. Throws if the code is too large or
 * uses unsupported syntax.
 */
function bundleEdgeFunction(
  name: 'viewerRequest' | 'viewerResponse',
  values: Readonly<Record<string, unknown>>,
): string {
  const { outputFiles } = buildSync({
    stdin: {
      // CloudFront calls a global function of this name. Nothing in the code does: tree shaking would remove it.
      contents: `import { ${name} } from './${name}'; function handler(event) { return ${name}(event); }`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    treeShaking: false,
    target: 'es5',
    supported: runtimeSyntax,
    charset: 'utf8',
    minifyWhitespace: true,
    minifySyntax: true,
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    logLevel: 'silent',
  });
  const code = outputFiles.map((file) => file.text).join('');
  const bytes = Buffer.byteLength(code);
  if (bytes > maxEdgeFunctionBytes) {
    throw new Error(`The edge function ${name} has ${bytes} bytes; CloudFront accepts ${maxEdgeFunctionBytes}.`);
  }
  return code;
}
