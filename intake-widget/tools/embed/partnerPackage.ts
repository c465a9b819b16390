import { embedElementName } from '@incasso/contract/embed/embedNames';
import { firmProfile } from '@incasso/contract/firmProfile';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script that partners may pin: a copy that never changes, and its integrity hash. */
export type PinnedLoader = { readonly path: string; readonly integrity: string };

/** The files of the npm package by name. */
export function partnerPackage(loader: PinnedLoader): Record<string, string> {
  const { siteUrl } = firmProfile;
  return {
    'package.json': json({
      name: embedElementName,
      version: '1.0.0',
      description: `The intake of ${firmProfile.firmName} on pages of partners`,
      type: 'module',
      main: './index.js',
      types: './index.d.ts',
      sideEffects: false,
      license: 'UNLICENSED',
      homepage: siteUrl,
    }),
    'index.js': `/** Adds the script to the page, once. Resolves when <${embedElementName}> is defined. */
export function loadIntake({ key } = {}) {
  const src = ${JSON.stringify(siteUrl + loader.path)};
  if (!document.querySelector('script[src="' + src + '"]')) {
    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = ${JSON.stringify(loader.integrity)};
    if (key) script.dataset.key = key;
    script.src = src;
    document.head.append(script);
  }
  return customElements.whenDefined('${embedElementName}').then(() => undefined);
}
`,
    'index.d.ts': typesOf('index'),
    'react.d.ts': typesOf('react'),
    'integrity.json': json(loader),
  };
}

function typesOf(module: string): string {
  return readFileSync(join(import.meta.dirname, `package/${module}.ts`), 'utf8');
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
