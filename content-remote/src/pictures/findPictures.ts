import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';

export type PictureFile = {
  /** In kebab case, for file names and URLs. */
  readonly fileName: string;
  readonly path: string;
};

/** A picture that cannot be published. The message is a sentence for the editor. */
export class UnusablePicture extends Error {}

const photoEndings = ['.jpg', '.jpeg', '.png', '.webp', '.svg'];

/**
 * Finds the file of each picture by its name: the photo if there is one, else the drawing. Leaves out pictures with
 * neither. Throws a sentence for each photo file that cannot be used.
 */
export async function findPictures(
  names: readonly string[],
  folders: { readonly photos: string; readonly drawings: string },
): Promise<ReadonlyMap<string, PictureFile>> {
  const wanted = new Map(names.map((name) => [fileNameOf(name), name]));
  const photos = new Map<string, string>();
  const faults: string[] = [];
  for (const file of await listFiles(folders.photos)) {
    const { name, ext } = parse(file);
    const fileName = fileNameOf(name);
    const other = photos.get(fileName);
    if (!photoEndings.includes(ext.toLowerCase())) {
      faults.push(`${file}: a photo is a JPEG, PNG, WebP or SVG file`);
    } else if (!wanted.has(fileName)) {
      faults.push(
        `${file}: no picture of the site has this name. Name it after one of: ${[...wanted.keys()].join(', ')}`,
      );
    } else if (other !== undefined) {
      faults.push(`${file}: ${other} is of the same picture. Leave one of them`);
    }
    photos.set(fileName, file);
  }
  if (faults.length > 0) throw new UnusablePicture(faults.map((fault) => join(folders.photos, fault)).join('\n'));

  const files = new Map<string, PictureFile>();
  for (const [fileName, name] of wanted) {
    const photo = photos.get(fileName);
    const drawing = join(folders.drawings, `${fileName}.svg`);
    if (photo !== undefined) files.set(name, { fileName, path: join(folders.photos, photo) });
    else if (existsSync(drawing)) files.set(name, { fileName, path: drawing });
  }
  return files;
}

/** `Renée D’Hondt` and `renee-d-hondt` become the same name. */
export function fileNameOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Skips hidden files, which operating systems add. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map(({ name }) => name)
    .sort();
}
