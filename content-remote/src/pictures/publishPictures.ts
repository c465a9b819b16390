import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artSizes } from '../art/artSizes';
import type { Picture } from '#pictures/places';
import { team } from '../pages/about/about.content';
import { findPictures } from './findPictures';
import { preparePicture, type Shape } from './preparePicture';

type Folders = {
  readonly photos: string;
  readonly drawings: string;
  /** Folder for one list of pictures per group, which the pages import as `#pictures/<group>`. */
  readonly lists: string;
};

type Group = { readonly names: readonly string[]; readonly shape: Shape };

const groups: Readonly<Record<string, Group>> = {
  places: {
    names: Object.keys(artSizes),
    shape: { widths: [480, 960, 1440, 1920], leastWidth: 960, isSquare: false },
  },
  people: {
    names: team.members.map(({ name }) => name),
    shape: { widths: [192, 320, 640, 960], leastWidth: 320, isSquare: true },
  },
};

/** Lists the pictures of the site and publishes their files. Throws a sentence for what cannot be used. */
export async function publishPictures(
  { photos, drawings, lists }: Folders,
  publish: (path: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
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
}
