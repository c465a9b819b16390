export type FontText = { readonly family: string; readonly weight: number; readonly text: string };

type FontMetrics = { readonly width: number; readonly ascent: number; readonly descent: number };

/** The texts of the page by the first family of their fonts. Runs in the browser. */
export function textsByFont(): FontText[] {
  const texts: FontText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement === null || textContent === null || textContent.trim() === '') continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const family = /[^",]+/.exec(fontFamily)?.[0] ?? '';
    texts.push({ family, weight: Number(fontWeight), text: textContent });
  }
  return texts;
}

/** Width, ascent and descent of texts in a family. Runs in the browser. */
export async function measureTexts({
  family,
  texts,
}: {
  family: string;
  texts: readonly FontText[];
}): Promise<FontMetrics> {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const total = { width: 0, ascent: 0, descent: 0 };
  for (const { weight, text } of texts) {
    const font = `${String(weight)} 1000px "${family}"`;
    const faces = await document.fonts.load(font);
    if (faces.length === 0) throw new Error(`There is no face for ${font}.`);
    context.font = font;
    context.textRendering = 'geometricPrecision';
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    total.width += width;
    total.ascent += fontBoundingBoxAscent;
    total.descent += fontBoundingBoxDescent;
  }
  return total;
}
