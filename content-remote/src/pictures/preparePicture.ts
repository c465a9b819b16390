import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import type { Picture } from '#pictures/places';
import { UnusablePicture, type PictureFile } from './findPictures';

export type Shape = {
  /** Widths of the versions of a photo, in pixels. Photos are never enlarged. */
  readonly widths: readonly number[];
  readonly leastWidth: number;
  /** Whether photos are cropped to a square around their most salient part. */
  readonly isSquare: boolean;
};

type PreparedPicture = {
  readonly picture: Picture;
  /** Files by their URL path. */
  readonly files: Readonly<Record<string, Uint8Array>>;
};

type Size = { readonly width: number; readonly height: number };

/**
 * Turns off two optimisations that break drawings: inlined rules lose their `@media`, and an animated group moves when
 * it is collapsed with the positioned group within it.
 */
const svgDefaults = {
  name: 'preset-default',
  params: { overrides: { inlineStyles: false, collapseGroups: false } },
} as const;

const photoFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Prepares a picture for the site. Removes scripts and editor metadata from a drawing. Rotates a photo upright, resizes
 * it to several widths, and removes its EXIF metadata (place, time, device). Throws a sentence for the editor if a file
 * is no picture, damaged or too small.
 */
export async function preparePicture({ fileName, path }: PictureFile, shape: Shape): Promise<PreparedPicture> {
  const bytes = await readFile(path);
  try {
    const image = sharp(bytes);
    const { format, autoOrient: size } = await image.metadata();
    if (format === 'svg') return prepareVector(fileName, bytes.toString('utf8'), size);
    if (!photoFormats.has(format)) {
      throw new UnusablePicture(`it is ${format} within; a photo is a JPEG, PNG, WebP or SVG file`);
    }
    return await preparePhoto(fileName, image, { size, shape });
  } catch (error) {
    const fault =
      error instanceof UnusablePicture
        ? error.message
        : `it is damaged, or no picture (${String(error).split('\n', 1).join()})`;
    throw new UnusablePicture(`${path}: ${fault}`, { cause: error });
  }
}

function prepareVector(name: string, svg: string, size: Size): PreparedPicture {
  const { data } = optimize(svg, { multipass: true, plugins: [svgDefaults, 'removeScripts'] });
  const bytes = Buffer.from(data);
  const src = addressOf(`${name}.svg`, bytes);
  return { picture: { src, width: size.width, height: size.height }, files: { [src]: bytes } };
}

type Frame = { readonly size: Size; readonly shape: Shape };

async function preparePhoto(name: string, image: Sharp, { size, shape }: Frame): Promise<PreparedPicture> {
  const { width, height } = shape.isSquare ? squareIn(size) : size;
  if (width < shape.leastWidth) {
    const has = `${String(size.width)} by ${String(size.height)}`;
    throw new UnusablePicture(
      `it has ${has} pixels; ${String(shape.leastWidth)} ${shape.isSquare ? 'each way' : 'in width'} is the least`,
    );
  }
  const versions = await Promise.all(
    shape.widths
      .filter((versionWidth) => versionWidth <= width)
      .map(async (versionWidth) => {
        const version = { width: versionWidth, height: Math.round((height * versionWidth) / width) };
        const resized = image
          .clone()
          .autoOrient()
          .resize({ ...version, position: sharp.strategy.attention });
        const bytes = await resized.webp({ quality: 78, effort: 6 }).toBuffer();
        return { ...version, bytes, src: addressOf(`${name}-${String(versionWidth)}.webp`, bytes) };
      }),
  );
  const widest = versions.reduce((one, other) => (other.width > one.width ? other : one));
  return {
    picture: {
      src: widest.src,
      srcSet: versions.map((version) => `${version.src} ${String(version.width)}w`).join(', '),
      width: widest.width,
      height: widest.height,
    },
    files: Object.fromEntries(versions.map(({ src, bytes }) => [src, bytes])),
  };
}

function squareIn({ width, height }: Size): Size {
  const side = Math.min(width, height);
  return { width: side, height: side };
}

/** Adds a hash of sixteen hexadecimal digits to the file name, by which the edge caches the file as immutable. */
function addressOf(file: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const { name, ext } = parse(file);
  return `/content/pictures/${name}.${hash}${ext}`;
}
