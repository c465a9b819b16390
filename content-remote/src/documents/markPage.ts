import { theme } from '@incasso/browser/brand/theme';
import { firmProfile } from '@incasso/contract/firmProfile';
import { pdfFonts, pdfLayout } from './legalPdfDesign';
import { sampleMark } from './sampleNotice';

const { ink, inkSoft, marker } = theme.color;

type PageMarks = { readonly number: number; readonly count: number; readonly isSample: boolean };

/** Head and foot of a page: the firm over a rule, the mark of a sample, the page's number. No part of the text. */
export function markPage(pdf: PDFKit.PDFDocument, { number, count, isSample }: PageMarks): void {
  const { width, height } = pdf.page;
  const right = width - pdfLayout.margin;
  pdf.page.margins.bottom = 0;
  pdf.markContent('Artifact', { type: 'Pagination' });

  if (isSample) drawSampleMark(pdf, right);
  pdf
    .fillColor(ink)
    .font(pdfFonts.heading)
    .fontSize(12)
    .text(firmProfile.firmName, pdfLayout.margin, 38, { lineBreak: false });
  pdf.moveTo(pdfLayout.margin, 64).lineTo(right, 64).lineWidth(1.2).stroke(ink);

  const foot = height - 52;
  pdf
    .moveTo(pdfLayout.margin, foot - 12)
    .lineTo(right, foot - 12)
    .lineWidth(0.5)
    .stroke(ink);
  pdf.font(pdfFonts.text).fontSize(pdfLayout.small).fillColor(inkSoft);
  const { address, phone, email } = firmProfile;
  const line = `${address.street}, ${address.postalCode} ${address.city}  ·  ${phone.display}  ·  ${email}`;
  pdf.text(line, pdfLayout.margin, foot, { lineBreak: false });
  const place = `${String(number)} / ${String(count)}`;
  pdf.text(place, right - pdf.widthOfString(place), foot, { lineBreak: false });
  pdf.endMarkedContent();
  pdf.page.margins.bottom = pdfLayout.bottom;
}

function drawSampleMark(pdf: PDFKit.PDFDocument, right: number): void {
  const width = pdf.font(pdfFonts.bold).fontSize(pdfLayout.small).widthOfString(sampleMark, { characterSpacing: 1 });
  pdf.rect(right - width - 14, 36, width + 14, 18).fill(marker);
  pdf.fillColor(ink).text(sampleMark, right - width - 7, 41.5, { lineBreak: false, characterSpacing: 1 });
}
