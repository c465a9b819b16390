import { brandColors } from '@incasso/contract/brandColors';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import { finishPdf } from '@incasso/pdf/finishPdf';
import { openPdf, type PdfProps } from '@incasso/pdf/openPdf';
import { disputedInWords } from '@incasso/debts/ledgerWords';
import { clientFacts } from '../mails/caseSections';
import type { MailedCase } from '../mails/mailedCase';
import { spamMark } from '../mails/spamMark';
import { claimFacts } from '../mails/staffCaseMail';
import { arrivalInWords } from '../mails/arrivalInWords';
import { drawAnswers } from './drawAnswers';
import { drawTable, type OverviewSection } from './drawTable';
import { missingCharacter, textFitter } from './fitText';
import { overviewSections } from './overviewSections';
import { drawMarker, drawRule, overviewLayout, setStyle, type OverviewPdf, type TypeStyle } from './OverviewPdf';

const { margin, width, markerInset } = overviewLayout;

export type OverviewFaces = PdfProps['faces'] & { readonly text: Uint8Array };

/** Renders a case, or an addition to a case, as a PDF for people. The output is deterministic. */
export function writeOverview(mailed: MailedCase, faces: OverviewFaces): Promise<Uint8Array> {
  const { record } = mailed;
  const { reference, receivedAt } = record;
  const title = `Overzicht van ${nouns[record.kind]} ${reference}`;
  const subject = 'Wat de cliënt invulde en toevoegde';
  const pdf = openPdf({ title, subject, date: new Date(receivedAt), faces, margin });
  const { fit, hasReplaced } = textFitter(faces.text);
  const overview: OverviewPdf = { pdf, root: addElement(pdf, undefined, { type: 'Document' }), fit };

  drawHead(overview, mailed);
  for (const section of overviewSections(mailed)) drawSection(overview, section);
  if (hasReplaced()) drawNote(overview, replacedNote);
  overview.root.end();
  return finishPdf(pdf);
}

const nouns = { intake: 'aanvraag', addition: 'aanvulling' } as const;
const replacedNote = `Waar hier ${missingCharacter} staat, heeft de mail een teken dat dit lettertype niet kent.`;

function drawHead(overview: OverviewPdf, mailed: MailedCase): void {
  const { record, ofCase, ledger } = mailed;
  const { pdf, root } = overview;
  const title = `Overzicht van de ${nouns[record.kind]}`;
  const { y } = pdf;
  addElement(pdf, root, { type: 'H1', draw: () => setStyle(pdf, 'title').text(title) });
  drawStamp(pdf, 'ONTVANGEN', y);
  pdf.y += 4;
  drawParagraph(overview, `Referentie ${record.reference}`, 'reference');
  drawParagraph(overview, arrivalInWords(mailed), 'text');
  const { warning } = spamMark(record, disputedInWords(ledger));
  if (warning !== undefined) drawWarning(overview, warning);
  pdf.y += 10;
  drawAnswers(overview, [...clientFacts(ofCase), ...claimFacts(ledger)]);
}

/** At the end of a line. An artifact: the words below say when it arrived. */
function drawStamp(pdf: PDFKit.PDFDocument, word: string, top: number): void {
  const { x, y } = pdf;
  pdf.markContent('Artifact', { type: 'Layout' });
  setStyle(pdf, 'strong');
  const spacing = { characterSpacing: 1.2, lineBreak: false };
  const box = { x: margin + width - pdf.widthOfString(word, spacing) - 16, y: top + 6 };
  pdf
    .roundedRect(box.x, box.y, margin + width - box.x, 20, 2)
    .lineWidth(1.4)
    .stroke(brandColors.ink);
  pdf.text(word, box.x + 8, box.y + 5, spacing);
  pdf.endMarkedContent();
  Object.assign(pdf, { x, y });
}

function drawWarning({ pdf, root }: OverviewPdf, warning: string): void {
  pdf.y += 4;
  const options = { width: width - 2 * markerInset };
  const height = setStyle(pdf, 'strong').heightOfString(warning, options);
  const { y } = pdf;
  drawMarker(pdf, { x: margin, y, width, height: height + 6 });
  const draw = () => setStyle(pdf, 'strong').text(warning, margin + markerInset, y + 4, options);
  addElement(pdf, root, { type: 'P', draw });
  pdf.x = margin;
}

function drawParagraph({ pdf, root, fit }: OverviewPdf, text: string, style: TypeStyle): void {
  addElement(pdf, root, { type: 'P', draw: () => setStyle(pdf, style).text(fit(text), { width }) });
  pdf.y += 2;
}

function drawSection(overview: OverviewPdf, section: OverviewSection): void {
  const { title, rows, table, note, widths, isOnNewPage } = section;
  const { pdf, root } = overview;
  if (isOnNewPage === true && pdf.y > pdf.page.height / 2) pdf.addPage();
  else pdf.y += 14;
  keepTogether(pdf, 72);
  addElement(pdf, root, { type: 'H2', draw: () => setStyle(pdf, 'section').text(overview.fit(title)) });
  pdf.y += 3;
  drawRule(pdf, { color: brandColors.ink, width: 1.2 });
  pdf.y += 5;
  if (rows.length > 0) drawAnswers(overview, rows);
  if (table?.caption !== undefined) drawParagraph(overview, table.caption, 'label');
  if (table !== undefined) drawTable(overview, table, widths);
  if (note !== undefined) drawNote(overview, note);
}

function drawNote(overview: OverviewPdf, note: string): void {
  overview.pdf.y += 8;
  drawParagraph(overview, note, 'label');
}
