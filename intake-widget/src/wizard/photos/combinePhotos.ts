import { jpegOf } from '../documents/jpegOf';
import { UnreadablePhoto } from './UnreadablePhoto';
import { photoPdfLimits } from './photoPdfLimits';
import { writePhotoPdf, type PhotoPage } from './writePhotoPdf';

/** On A4 the longest edge of a photo then has 200 dots an inch. In pixels. */
const longestEdge = 2339;
const quality = 0.8;
/** What a page takes beside its JPEG, its name of 255 characters included, and what the file takes. In bytes. */
const [pageBytes, fileBytes] = [2048, 2048];

type Combining = {
  readonly title: string;
  /** Called with the index of each photo when its turn comes. */
  readonly onPhoto: (index: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * One PDF of photos, each upright as its EXIF says. One photo at a time is in memory: twelve of 12 megapixels would be
 * 576 MB. Each may take its share of what those before it left. Rejects with an `UnreadablePhoto`.
 */
export async function combinePhotos(photos: readonly File[], { title, onPhoto, signal }: Combining): Promise<Blob> {
  const pages: PhotoPage[] = [];
  let room = photoPdfLimits.maxBytes - fileBytes;
  for (const [index, photo] of photos.entries()) {
    signal?.throwIfAborted();
    onPhoto(index);
    const share = room / (photos.length - index) - pageBytes;
    const page = await pageOf(photo, share).catch(() => {
      throw new UnreadablePhoto(index);
    });
    pages.push({ ...page, name: photo.name });
    room -= page.jpeg.size + pageBytes;
  }
  return writePhotoPdf(pages, title);
}

async function pageOf(photo: Blob, maxBytes: number): Promise<Omit<PhotoPage, 'name'>> {
  const picture = await createImageBitmap(photo);
  try {
    let scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    for (;;) {
      const width = Math.max(1, Math.round(picture.width * scale));
      const height = Math.max(1, Math.round(picture.height * scale));
      const jpeg = await jpegOf(picture, { width, height, quality });
      if (jpeg.size <= maxBytes) return { jpeg, width, height };
      // A JPEG grows with its area, or a little less.
      scale *= Math.min(0.9, Math.sqrt(maxBytes / jpeg.size));
    }
  } finally {
    picture.close();
  }
}
