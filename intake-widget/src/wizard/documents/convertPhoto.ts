import { convertedName } from '@incasso/contract/documents/convertedName';

/** Maximum canvas size of browsers on phones. In pixels. */
const maxPixels = 16_000_000;

/** A photo as JPG, scaled down to the maximum canvas size. Rejects when the browser cannot read it. */
export async function convertPhoto(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  const jpg = await jpgOf(bitmap).finally(() => bitmap.close());
  return new File([jpg], convertedName(photo.name), { type: jpg.type, lastModified: photo.lastModified });
}

async function jpgOf(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  const [width, height] = [Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  // Transparent parts would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const jpg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  // Safari keeps a canvas's memory as long as it has a size.
  canvas.width = 0;
  if (jpg === null) throw new Error('The browser could not draw the photo.');
  return jpg;
}
