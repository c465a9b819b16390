import { jpegOf } from '../documents/jpegOf';
import { UnreadablePhoto } from './UnreadablePhoto';
import { photoPdfLimits } from './photoPdfLimits';
import { writePhotoPdf, type PhotoPage } from './writePhotoPdf';

/** 200 dpi for the longest edge of A4. In pixels. */
const longestEdge = 2339;
const quality = 0.8;
/** What a page adds to its JPEG at most (a file name of 255 characters included), and what the PDF adds. In bytes. */
const [pageBytes, fileBytes] = [2048, 2048];

type Combining = {
  readonly title: string;
  /** Called with the index of each photo before it is decoded. */
  readonly onPhoto: (index: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Combines photos into one PDF, rotated according to their EXIF data. Decodes one photo at a time, because twelve of 12
 * megapixels need 576 MB. The room that a photo leaves unused goes to the next ones. Rejects with an `UnreadablePhoto`.
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
      // The size of a JPEG is roughly proportional to its area.
      scale *= Math.min(0.9, Math.sqrt(maxBytes / jpeg.size));
    }
  } finally {
    picture.close();
  }
}
