import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artSizes } from '../art/artSizes';
import type { Picture } from '#pictures/places';
import { team } from '../pages/about/about.content';
import { fileNameOf, findPictures } from './findPictures';
import { preparePicture, type Shape } from './preparePicture';

type Folders = {
  readonly photos: string;
  readonly drawings: string;
  /** Folder for the generated list of pictures of each group, which pages import as `#pictures/<group>`. */
  readonly lists: string;
};

type Group = { readonly names: readonly string[]; readonly shape: Shape };

const groups = {
  places: {
    names: Object.keys(artSizes),
    shape: { widths: [480, 960, 1440, 1920], leastWidth: 960, isSquare: false },
  },
  people: {
    names: team.members.map(({ name }) => name),
    shape: { widths: [192, 320, 640, 960], leastWidth: 320, isSquare: true },
  },
} satisfies Readonly<Record<string, Group>>;

/**
 * Lists the site's pictures and publishes their files. Returns a warning for each person without a portrait.
 * @throws an error that names the unusable files
 */
export async function publishPictures(
  { photos, drawings, lists }: Folders,
  publish: (path: string, content: Uint8Array) => Promise<void>,
): Promise<string[]> {
  const names = Object.values(groups).flatMap((group) => group.names);
  const found = await findPictures(names, { photos, drawings });
  await mkdir(lists, { recursive: true });
  for (const [group, { names, shape }] of Object.entries(groups)) {
    const pictures: Record<string, Picture> = {};
    for (const name of names) {
      const file = found.get(name);
      if (file === undefined) continue;
      const prepared = await preparePicture(file, shape);
      pictures[name] = prepared.picture;
      for (const [path, content] of Object.entries(prepared.files)) await publish(path, content);
    }
    await writeFile(join(lists, `${group}.json`), JSON.stringify(pictures));
  }
  return groups.people.names.filter((name) => !found.has(name)).map(missingPortrait);
}

function missingPortrait(name: string): string {
  return `${name} (about.content.ts) has no portrait: a drawn figure is shown. Add the photo ${fileNameOf(name)}.jpg.`;
}
