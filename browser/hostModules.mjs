// @ts-check
import { fileURLToPath } from 'node:url';

/** The modules by which a remote talks to its host, by the name they are shared under; one instance must serve both. */
export const hostModules = {
  '@incasso/browser/host/services': moduleFile('services.ts'),
  '@incasso/browser/host/router': moduleFile('router.ts'),
};

/** @param {string} name */
function moduleFile(name) {
  return fileURLToPath(new URL(`./src/host/${name}`, import.meta.url));
}
