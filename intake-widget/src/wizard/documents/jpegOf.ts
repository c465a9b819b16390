type JpegSize = { readonly width: number; readonly height: number; readonly quality: number };

/** A picture as JPEG with that size in pixels, with transparency on white. Works in a worker and on the page. */
export async function jpegOf(picture: ImageBitmap, { width, height, quality }: JpegSize): Promise<Blob> {
  const draw = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null) => {
    if (context === null) throw new Error('The browser gives no canvas.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  };
  const type = 'image/jpeg';
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d'));
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d'));
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Safari keeps a canvas's memory as long as it has a size.
  canvas.width = 0;
  if (jpeg === null) throw new Error('The browser could not draw the photo.');
  return jpeg;
}
