import { theme } from '@incasso/browser/brand/theme';
import { firmProfile } from '@incasso/contract/firmProfile';
import PDFDocument from 'pdfkit';
import type { LegalBlock, LegalDocument } from './LegalDocument';
import { pdfFonts, pdfLayout } from './legalPdfDesign';
import { markPage } from './markPage';
import { sampleNotice } from './sampleNotice';

const { ink, inkSoft } = theme.color;

/** A legal document as a tagged PDF (PDF/UA as far as the library goes). */
export function writeLegalPdf(document: LegalDocument): Promise<Buffer> {
  const date = new Date(document.date);
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: pdfLayout.top, bottom: pdfLayout.bottom, left: pdfLayout.margin, right: pdfLayout.margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-BE',
    displayTitle: true,
    bufferPages: true,
    font: pdfFonts.text,
    info: {
      Title: `${document.title} - ${firmProfile.firmName}`,
      Author: firmProfile.firmName,
      Subject: document.subject,
      Creator: firmProfile.firmName,
      CreationDate: date,
      ModDate: date,
    },
  };
  // The library's types do not know this standard yet.
  Object.assign(options, { subset: 'PDF/UA' });
  const pdf = new PDFDocument(options);
  const written = collect(pdf);

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  add(pdf, root, 'H1', () => pdf.font(pdfFonts.heading).fontSize(30).fillColor(ink).text(document.title));
  add(pdf, root, 'P', () => {
    pdf.moveDown(0.3).font(pdfFonts.text).fontSize(12).fillColor(inkSoft).text(`${document.subject}.`);
  });
  add(pdf, root, 'P', () => pdf.moveDown(0.3).fontSize(pdfLayout.text).text(versionLine(document.date)));
  if (document.isSample) {
    add(pdf, root, 'P', () => {
      pdf.moveDown(1).font(pdfFonts.bold).fillColor(ink).text(sampleNotice, { lineGap: 3 });
    });
  }
  for (const [index, { title, blocks }] of document.sections.entries()) {
    keepTogether(pdf, 96);
    add(pdf, root, 'H2', () => {
      pdf
        .moveDown(1.4)
        .font(pdfFonts.heading)
        .fontSize(15)
        .fillColor(ink)
        .text(`${String(index + 1)}. ${title}`);
      pdf.moveDown(0.4);
    });
    for (const block of blocks) addBlock(pdf, root, block);
  }
  root.end();

  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    markPage(pdf, { number: page + 1, count, isSample: document.isSample });
  }
  pdf.end();
  return written;
}

function addBlock(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, block: LegalBlock): void {
  const setText = () => pdf.font(pdfFonts.text).fontSize(pdfLayout.text).fillColor(ink);
  if (typeof block === 'string') {
    add(pdf, root, 'P', () => setText().text(block, { lineGap: 3, paragraphGap: 6 }));
    return;
  }
  const list = pdf.struct('L');
  root.add(list);
  for (const item of block) {
    const entry = pdf.struct('LI');
    list.add(entry);
    keepTogether(pdf, 34);
    const top = pdf.y;
    add(pdf, entry, 'Lbl', () => setText().text('–', { lineGap: 3 }));
    add(pdf, entry, 'LBody', () => {
      setText().text(item, pdfLayout.margin + 16, top, { lineGap: 3, paragraphGap: 4 });
      pdf.x = pdfLayout.margin;
    });
    entry.end();
  }
  list.end();
  pdf.moveDown(0.4);
}

const dates = new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'UTC' });

function versionLine(date: string): string {
  return `Versie van ${dates.format(new Date(date))}`;
}

/** Begins a new page when less than `height` is left of this one. */
function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - pdfLayout.bottom) pdf.addPage();
}

function add(pdf: PDFKit.PDFDocument, parent: PDFKit.PDFStructureElement, type: string, draw: () => unknown): void {
  const element = pdf.struct(type, {}, () => void draw());
  parent.add(element);
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
