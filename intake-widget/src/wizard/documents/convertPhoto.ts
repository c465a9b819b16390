import { documentsText } from './DocumentPicker.text';

/** Browsers on phones draw no more than this on a canvas. In pixels. */
const maxPixels = 16_000_000;

/** A photo as JPG, at most as large as a canvas. Rejects where the browser cannot read it. */
export async function convertPhoto(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(bitmap.width * scale);
  canvas.height = Math.floor(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (jpg === null) throw new Error('The browser could not draw the photo.');
  return new File([jpg], documentsText.convertedName(photo.name), { type: jpg.type, lastModified: photo.lastModified });
}
