import { minify } from '@swc/core';
import { embedElementName, embedPaths } from '@incasso/contract/embed/embedNames';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { build } from 'esbuild';
import { frameText } from '../src/embed/frame/frame.text';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that are copied to the site unchanged. Webpack has written the scripts of the iframe there already. */
const publicFolder = 'dist/public';
const packageFolder = 'dist/package';

/** Properties used only by the loader, and by no browser API: they are mangled. */
const ownNames =
  /^(connect|leave|reserve|showFrame|fit|clear|close|giveUp|hear|address|readAddress|readPrefill|greet|post|site|unreachable|inner)$/;

const loader = await minified(await bundled());
const hash = createHash('sha256').update(loader).digest('hex').slice(0, 16);
// Updates reach partners at the first URL; pages with a pinned hash use the second, which never changes.
const pinned = {
  path: embedPaths.loader.replace('.js', `.${hash}.js`),
  integrity: `sha384-${createHash('sha384').update(loader).digest('base64')}`,
};
await mkdir(join(publicFolder, 'intake'), { recursive: true });
await writeFile(join(publicFolder, embedPaths.loader), loader);
await writeFile(join(publicFolder, pinned.path), loader);
await writeFile(join(publicFolder, embedPaths.integrity), JSON.stringify(pinned));

await rm(packageFolder, { recursive: true, force: true });
await mkdir(packageFolder, { recursive: true });
for (const [name, text] of Object.entries(await partnerPackage())) await writeFile(join(packageFolder, name), text);
const [packed] = execFileSync('npm', ['pack', '--silent', `./${packageFolder}`], { encoding: 'utf8' }).split('\n');
await rename(String(packed), join(publicFolder, embedPaths.partnerPackage));
console.log(`${pinned.path} ${pinned.integrity}`);

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/loader/v1.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    mangleProps: ownNames,
    define: {
      frameTitle: JSON.stringify(frameText.title),
      firmPhone: JSON.stringify(firmProfile.phone.display),
      telLink: JSON.stringify(telLink),
    },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Minifies with SWC, which inlines functions used once. */
async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { compress: { passes: 3 }, mangle: true, ecma: 2022 });
  return code;
}

/** The files of the npm package by name. */
async function partnerPackage(): Promise<Record<string, string>> {
  const { siteUrl, firmName } = firmProfile;
  return {
    'package.json': JSON.stringify({
      name: embedElementName,
      version: '1.0.0',
      description: `The intake of ${firmName} on pages of partners`,
      type: 'module',
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './react': { types: './react.d.ts' },
      },
      sideEffects: false,
      license: 'UNLICENSED',
      homepage: siteUrl,
    }),
    'index.js': packageCode(siteUrl),
    'index.d.ts': await readFile('tools/package/index.ts', 'utf8'),
    'react.d.ts': await readFile('tools/package/react.ts', 'utf8'),
  };
}

/** The package's module. It loads the script of `site` as it is now: another stage has another one. */
function packageCode(siteUrl: string): string {
  return `let loading;

export function loadIntake({ key, site = '${siteUrl}' } = {}) {
  if (typeof document === 'undefined' || customElements.get('${embedElementName}')) return Promise.resolve();
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    if (key) script.dataset.key = key;
    script.src = site + '${embedPaths.loader}';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error('incasso-intake: script_unreachable'));
    };
    document.head.append(script);
  });
  return loading;
}
`;
}
