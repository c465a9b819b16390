// @ts-check
import { fileURLToPath } from 'node:url';

/** The modules through which a remote uses its host, by their shared name. Host and remotes must share one instance. */
export const hostModules = {
  '@incasso/frontend/host/services': moduleFile('services.ts'),
  '@incasso/frontend/host/router': moduleFile('router.ts'),
};

/** @param {string} name */
function moduleFile(name) {
  return fileURLToPath(new URL(`./src/host/${name}`, import.meta.url));
}
