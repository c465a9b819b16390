import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '@incasso/contract/routes';
import { readKeptTexts } from './documents/keptTexts';
import { newestTexts } from './documents/legalTexts';
import { writeLegalPdf } from './documents/writeLegalPdf';
import { UnusablePicture } from './pictures/findPictures';
import { publishPictures } from './pictures/publishPictures';

/** The site serves the files of this folder at the same paths. */
const publicFolder = folder('dist/public');

await rm(publicFolder, { recursive: true, force: true });
for (const { path, document } of [...newestTexts, ...readKeptTexts(folder('legal-versions'))]) {
  await publish(path, await writeLegalPdf(document));
}
for (const name of Object.keys(routes)) {
  await publish(`/social/${name}.png`, await readFile(folder(`social/${name}.png`)));
}
try {
  const folders = { photos: folder('photos'), drawings: folder('src/art'), lists: folder('dist/pictures') };
  for (const missing of await publishPictures(folders, publish)) console.warn(missing);
} catch (error) {
  if (!(error instanceof UnusablePicture)) throw error;
  console.error(error.message.replaceAll(folder('../'), ''));
  process.exit(1);
}

function folder(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

async function publish(path: string, content: Uint8Array): Promise<void> {
  const file = join(publicFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
