import { createRequire } from 'node:module';
import { theme } from '@incasso/frontend/brand/theme';
import { dayInWords } from '@incasso/contract/isoDate';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import { finishPdf } from '@incasso/pdf/finishPdf';
import { openPdf } from '@incasso/pdf/openPdf';
import type { LegalBlock, LegalDocument } from './LegalDocument';
import { sampleMark, sampleNotice } from './sampleNotice';

const require = createRequire(import.meta.url);

/** Fonts of the PDFs: static instances of the site's fonts. */
const pdfFaces = {
  heading: require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
  text: require.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/public-sans/files/public-sans-latin-700-normal.woff'),
} as const;

/** Sizes in points. */
const pdfLayout = { margin: 71, text: 10.5 } as const;

const { ink, inkSoft } = theme.color;

/** Writes a legal document as a tagged PDF (PDF/UA, as far as the library supports it). */
export function writeLegalPdf(document: LegalDocument): Promise<Buffer> {
  const { title, subject, isSample, sections } = document;
  const { margin } = pdfLayout;
  const pdf = openPdf({ title, subject, date: new Date(document.date), faces: pdfFaces, margin });
  const root = addElement(pdf, undefined, { type: 'Document' });
  const add = (type: 'H1' | 'H2' | 'P', draw: () => unknown) => addElement(pdf, root, { type, draw });

  add('H1', () => pdf.font('heading').fontSize(30).fillColor(ink).text(title));
  add('P', () => pdf.moveDown(0.3).font('text').fontSize(12).fillColor(inkSoft).text(`${subject}.`));
  add('P', () =>
    pdf
      .moveDown(0.3)
      .fontSize(pdfLayout.text)
      .text(`Versie van ${dayInWords(document.date)}`),
  );
  if (isSample) add('P', () => pdf.moveDown(1).font('bold').fillColor(ink).text(sampleNotice, { lineGap: 3 }));
  for (const [index, section] of sections.entries()) {
    keepTogether(pdf, 96);
    add('H2', () => {
      pdf
        .moveDown(1.4)
        .font('heading')
        .fontSize(15)
        .fillColor(ink)
        .text(`${String(index + 1)}. ${section.title}`);
      pdf.moveDown(0.4);
    });
    for (const block of section.blocks) addBlock(pdf, root, block);
  }
  root.end();
  return finishPdf(pdf, isSample ? { stamp: sampleMark } : {});
}

function addBlock(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, block: LegalBlock): void {
  const setText = () => pdf.font('text').fontSize(pdfLayout.text).fillColor(ink);
  if (typeof block === 'string') {
    addElement(pdf, root, { type: 'P', draw: () => setText().text(block, { lineGap: 3, paragraphGap: 6 }) });
    return;
  }
  const list = addElement(pdf, root, { type: 'L' });
  for (const item of block) {
    const entry = addElement(pdf, list, { type: 'LI' });
    keepTogether(pdf, 34);
    const top = pdf.y;
    addElement(pdf, entry, { type: 'Lbl', draw: () => setText().text('–', { lineGap: 3 }) });
    addElement(pdf, entry, {
      type: 'LBody',
      draw: () => {
        setText().text(item, pdfLayout.margin + 16, top, { lineGap: 3, paragraphGap: 4 });
        pdf.x = pdfLayout.margin;
      },
    });
    entry.end();
  }
  list.end();
  pdf.moveDown(0.4);
}
