/** @jest-environment node */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import sharp, { type Sharp } from 'sharp';
import { team } from '../pages/about/about.content';
import { publishPictures } from './publishPictures';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 680"><circle r="9"/></svg>';

test('without photos, publishes the drawing of every place and person that has one', async () => {
  const site = await publishWith({});

  const { desk } = site.places;
  expect(desk).toEqual({ src: desk?.src, width: 720, height: 680 });
  expect(desk?.src).toMatch(/^\/content\/pictures\/desk\.[0-9a-f]{16}\.svg$/);
  expect(Object.keys(site.places)).toEqual(['desk', 'team', 'leie']);
  expect(Object.keys(site.people)).toEqual(['Elise Voorbeeld']);
});

test('reports a person without a picture, with the file name that the photo must have', async () => {
  const { reports } = await publishWith({});

  expect(reports).toHaveLength(team.members.length - 1);
  expect(reports).toContain(
    'Greet Ontwerp (about.content.ts) has no portrait: a drawn figure is shown. Add the photo greet-ontwerp.jpg.',
  );
});

test.each([
  ['desk.jpg', (image: Sharp) => image.jpeg()],
  ['Desk.JPEG', (image: Sharp) => image.jpeg()],
  ['desk.png', (image: Sharp) => image.png()],
  ['desk.webp', (image: Sharp) => image.webp()],
])('%s replaces the drawing, in several widths and never enlarged', async (file, encode) => {
  const site = await publishWith({ [file]: await encode(photo(1500, 1000)).toBuffer() });

  const { desk } = site.places;
  expect(desk).toMatchObject({ width: 1440, height: 960 });
  const versions = readVersions(desk?.srcSet);
  expect(versions.map(({ width }) => width)).toEqual([480, 960, 1440]);
  for (const { address, width } of versions) {
    expect(address).toMatch(/^\/content\/pictures\/desk-\d+\.[0-9a-f]{16}\.webp$/);
    expect(await sharp(site.files.get(address)).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: (width * 2) / 3,
    });
  }
  expect(versions.at(-1)?.address).toBe(desk?.src);
});

test('finds the portrait of a person by name, however it is spelled, and crops it to a square', async () => {
  const site = await publishWith({ 'Greet Ontwerp.jpg': await photo(700, 1000).jpeg().toBuffer() });

  const portrait = site.people['Greet Ontwerp'];
  expect(portrait).toMatchObject({ width: 640, height: 640 });
  expect(readVersions(portrait?.srcSet).map(({ width }) => width)).toEqual([192, 320, 640]);
});

test('publishes a photo upright and without EXIF metadata', async () => {
  const noted = {
    IFD0: { Make: 'Camera', Artist: 'Iemand' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 49/1 0/1' },
  };
  const left = await photo(500, 1600).negate().png().toBuffer();
  const lying = await photo(1000, 1600)
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif(noted)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(lying.includes('Iemand')).toBe(true);

  const site = await publishWith({ 'team.jpg': lying });

  expect(site.places['team']).toMatchObject({ width: 1440, height: 900 });
  const published = sharp(site.files.get(site.places['team']?.src ?? ''));
  const upper = await published.extract({ left: 0, top: 0, width: 1440, height: 400 }).toBuffer();
  const [top] = (await sharp(upper).stats()).channels;
  const [lyingLeft] = (await sharp(left).stats()).channels;
  expect(Math.abs((top?.mean ?? 0) - (lyingLeft?.mean ?? 0))).toBeLessThan(5);
  expect(site.files.size).toBe(6);
  for (const [address, bytes] of site.files) {
    if (!address.endsWith('.webp')) continue;
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(Buffer.from(bytes).includes('Iemand')).toBe(false);
  }
});

test('publishes an SVG as SVG, without scripts and editor metadata', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" onload="alert(1)">' +
    '<!-- Iemand --><metadata>Iemand</metadata><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';

  const site = await publishWith({ 'leie.svg': Buffer.from(svg) });

  const { leie } = site.places;
  expect(leie).toMatchObject({ width: 300, height: 200 });
  expect(leie).not.toHaveProperty('srcSet');
  const published = Buffer.from(site.files.get(leie?.src ?? '') ?? '').toString();
  expect(published).toContain('<path');
  expect(published).not.toMatch(/script|onload|alert|Iemand/);
});

test('keeps the position of an animated drawing, which does not move under reduced motion', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">' +
    '<style>.stamp{animation:fall 1s both;transform-origin:9px 9px}@keyframes fall{from{transform:scale(2)}}' +
    '@media(prefers-reduced-motion:reduce){.stamp{animation:none}}</style>' +
    '<g class="stamp"><g transform="rotate(9)"><path d="M0 0h9v9z"/></g></g></svg>';

  const site = await publishWith({ 'leie.svg': Buffer.from(svg) });

  const published = Buffer.from(site.files.get(site.places['leie']?.src ?? '') ?? '').toString();
  expect(published).toContain('@media (prefers-reduced-motion:reduce){.stamp{animation:none}}');
  expect(published).toContain('<g class="stamp">');
});

const jpeg = () => photo(1200, 900).jpeg().toBuffer();

const unusable: readonly [string, Readonly<Record<string, () => Buffer | Promise<Buffer>>>, RegExp][] = [
  [
    'of nobody',
    { 'iemand.jpg': jpeg },
    /photos\/iemand\.jpg: no picture of the site has this name\. .*desk, team, leie, elise/,
  ],
  ['of another kind', { 'desk.heic': jpeg }, /photos\/desk\.heic: a photo is a JPEG, PNG, WebP or SVG file/],
  [
    'of another kind within',
    { 'desk.jpg': () => photo(1200, 900).gif().toBuffer() },
    /photos\/desk\.jpg: it is gif within; a photo is a JPEG, PNG, WebP or SVG file/,
  ],
  [
    'twice',
    { 'desk.jpg': jpeg, 'desk.png': jpeg },
    /photos\/desk\.png: desk\.jpg is of the same picture\. Leave one of them/,
  ],
  [
    'cut off',
    { 'desk.jpg': async () => (await jpeg()).subarray(0, -900) },
    /photos\/desk\.jpg: it is damaged, or no picture/,
  ],
  [
    'of no picture',
    { 'desk.jpg': () => Buffer.from('een brief') },
    /photos\/desk\.jpg: it is damaged, or no picture \(.*unsupported image format/,
  ],
  [
    'broken',
    { 'desk.svg': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path') },
    /photos\/desk\.svg: it is damaged, or no picture/,
  ],
  [
    'too small',
    { 'desk.jpg': () => photo(900, 600).jpeg().toBuffer() },
    /photos\/desk\.jpg: it has 900 by 600 pixels; 960 in width is the least/,
  ],
  [
    'too small as a square',
    { 'greet-ontwerp.png': () => photo(900, 300).png().toBuffer() },
    /photos\/greet-ontwerp\.png: it has 900 by 300 pixels; 320 each way is the least/,
  ],
];

test.each(unusable)('a file %s fails the build with a sentence that names it', async (_, files, sentence) => {
  const photos = await Promise.all(Object.entries(files).map(async ([name, make]) => [name, await make()] as const));

  await expect(publishWith(Object.fromEntries(photos))).rejects.toThrow(sentence);
});

test('ignores hidden files and the README of the folder', async () => {
  const site = await publishWith({ '.DS_Store': Buffer.from('x'), 'README.md': Buffer.from('x') });

  expect(site.places['desk']).toMatchObject({ width: 720, height: 680 });
});

function photo(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 160 } } });
}

/** Publishes the pictures as the build does, from a folder of photos. */
async function publishWith(photos: Readonly<Record<string, Uint8Array>>) {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const folders = { photos: join(root, 'photos'), drawings: join(root, 'drawings'), lists: join(root, 'lists') };
  await mkdir(folders.photos);
  await mkdir(folders.drawings);
  for (const [name, bytes] of Object.entries(photos)) await writeFile(join(folders.photos, name), bytes);
  for (const name of ['desk', 'team', 'leie', 'elise-voorbeeld']) {
    await writeFile(join(folders.drawings, `${name}.svg`), drawing);
  }

  const files = new Map<string, Uint8Array>();
  const reports = await publishPictures(folders, (path, content) => {
    files.set(path, content);
    return Promise.resolve();
  });

  const list = async (name: string) =>
    v.parse(listSchema, JSON.parse(await readFile(join(folders.lists, name), 'utf8')));
  return { files, reports, places: await list('places.json'), people: await list('people.json') };
}

const listSchema = v.record(
  v.string(),
  v.strictObject({
    src: v.string(),
    srcSet: v.exactOptional(v.string()),
    width: v.number(),
    height: v.number(),
  }),
);

function readVersions(srcSet = '') {
  return srcSet.split(', ').map((version) => {
    const [address = '', width = ''] = version.split(' ');
    return { address, width: Number(width.replace('w', '')) };
  });
}
