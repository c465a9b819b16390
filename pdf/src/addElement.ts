/** Types of structure that our documents use (ISO 32000-1, 14.8.4). */
type ElementType = 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** What an element holds: what `draw` draws, or further elements. */
type Element = {
  readonly type: ElementType;
  /** Of a `TH`: the cells that it heads. */
  readonly scope?: 'Column' | 'Row';
  /** Default: no content of its own; child elements are added to it. */
  readonly draw?: () => unknown;
};

/**
 * Adds an element at the end of `parent`, or as the root of the document. The caller ends an element without `draw`.
 */
export function addElement(
  pdf: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement | undefined,
  { type, scope, draw }: Element,
): PDFKit.PDFStructureElement {
  const options = {};
  // The library's types do not know this attribute yet.
  if (scope !== undefined) Object.assign(options, { scope });
  const element = draw === undefined ? pdf.struct(type, options) : pdf.struct(type, options, () => void draw());
  if (parent === undefined) pdf.addStructure(element);
  else parent.add(element);
  return element;
}

/** Begins a new page when less than `height` is left on this one. Returns whether it did. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - pdf.page.margins.bottom) return false;
  pdf.addPage();
  return true;
}
