import { convertedName } from './convertedName.text';
import { jpegOf } from './jpegOf';

/** Maximum canvas size of browsers on phones. In pixels. */
const maxPixels = 16_000_000;

/** A photo as JPG, scaled down to the maximum canvas size. Rejects when the browser cannot read it. */
export async function convertPhoto(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  const [width, height] = [Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale)];
  const jpg = await jpegOf(bitmap, { width, height, quality: 0.92 }).finally(() => bitmap.close());
  return new File([jpg], convertedName(photo.name), { type: jpg.type, lastModified: photo.lastModified });
}
