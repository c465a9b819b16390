import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { buildLoader } from './buildLoader';
import { partnerPackage } from './partnerPackage';

/** The files that are copied to the site unchanged. Webpack has written the scripts of the iframe there already. */
const publicFolder = 'dist/public';

const loader = await buildLoader();
const hash = createHash('sha256').update(loader).digest('hex').slice(0, 16);
// Updates reach partners at the first URL; pages with a pinned hash use the second, which never changes.
const pinned = {
  path: embedPaths.loader.replace('.js', `.${hash}.js`),
  integrity: `sha384-${createHash('sha384').update(loader).digest('base64')}`,
};
await mkdir(join(publicFolder, 'intake'), { recursive: true });
await writeFile(join(publicFolder, embedPaths.loader), loader);
await writeFile(join(publicFolder, pinned.path), loader);

const packageFolder = join(publicFolder, embedPaths.partnerPackage);
await rm(packageFolder, { recursive: true, force: true });
await mkdir(packageFolder, { recursive: true });
for (const [name, text] of Object.entries(partnerPackage(pinned))) await writeFile(join(packageFolder, name), text);
console.log(`${pinned.path} ${pinned.integrity}`);
