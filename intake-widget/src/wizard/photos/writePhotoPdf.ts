/** A photo as a colour JPEG, with its size in pixels. */
export type PhotoPage = {
  readonly name: string;
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
};

/** Width and height of a portrait A4 page, in points. */
const a4 = [595.28, 841.89] as const;

/** Object numbers: four for the file, then four for each page. */
const [catalog, pageTree, outlines, info] = [1, 2, 3, 4];
const numbersOf = (index: number) => ({
  page: 5 + index * 4,
  content: 6 + index * 4,
  image: 7 + index * 4,
  outline: 8 + index * 4,
});

/**
 * Writes a PDF with one photo per A4 page, in the photo's orientation, and the file names as bookmarks. The JPEGs are
 * not re-encoded and stay in `Blob`s, so that the whole file is never in memory twice. Libraries such as `pdf-lib` and
 * `pdfkit` add hundreds of kilobytes for text and fonts, which this does not need.
 */
export function writePhotoPdf(photos: readonly PhotoPage[], title: string): Blob {
  const last = photos.length - 1;
  const objects: (readonly BlobPart[])[] = [
    [
      `<</Type/Catalog/Pages ${pageTree} 0 R/Outlines ${outlines} 0 R/Lang(nl-BE)/ViewerPreferences<</DisplayDocTitle true>>>>`,
    ],
    [
      `<</Type/Pages/Count ${photos.length}/Kids[${photos.map((_, index) => `${numbersOf(index).page} 0 R`).join(' ')}]>>`,
    ],
    [`<</Type/Outlines/First ${numbersOf(0).outline} 0 R/Last ${numbersOf(last).outline} 0 R/Count ${photos.length}>>`],
    [`<</Title${textString(title)}>>`],
    ...photos.flatMap(({ name, jpeg, width, height }, index) => {
      const { page, content, image } = numbersOf(index);
      const [across, down] = width > height ? [a4[1], a4[0]] : a4;
      const scale = Math.min(across / width, down / height);
      const drawing = `q ${points(width * scale)} 0 0 ${points(height * scale)} ${points((across - width * scale) / 2)} ${points((down - height * scale) / 2)} cm/P Do Q`;
      const neighbours = `${index > 0 ? `/Prev ${numbersOf(index - 1).outline} 0 R` : ''}${index < last ? `/Next ${numbersOf(index + 1).outline} 0 R` : ''}`;
      return [
        [
          `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${across} ${down}]/Resources<</XObject<</P ${image} 0 R>>>>/Contents ${content} 0 R>>`,
        ],
        [`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`],
        [
          `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.size}>>\nstream\n`,
          jpeg,
          '\nendstream',
        ],
        [`<</Title${textString(name)}/Parent ${outlines} 0 R${neighbours}/Dest[${page} 0 R/Fit]>>`],
      ];
    }),
  ];
  // Bytes beyond ASCII mark the file as binary.
  let file = new Blob(['%PDF-1.7\n%âãÏÓ\n']);
  const references = objects.map((object, index) => {
    const offset = file.size;
    file = new Blob([file, `${index + 1} 0 obj\n`, ...object, '\nendobj\n']);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return new Blob(
    [
      file,
      `xref\n0 ${size}\n0000000000 65535 f \n${references.join('')}`,
      `trailer\n<</Size ${size}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${file.size}\n%%EOF\n`,
    ],
    { type: 'application/pdf' },
  );
}

function points(value: number): string {
  return value.toFixed(2);
}

/** UTF-16 as hexadecimal, which needs no escaping. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
