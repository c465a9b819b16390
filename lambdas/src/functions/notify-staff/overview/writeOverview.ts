import { brandColors } from '@incasso/contract/brandColors';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import { finishPdf } from '@incasso/pdf/finishPdf';
import { openPdf, type PdfProps } from '@incasso/pdf/openPdf';
import { clientFacts } from '../mails/caseSections';
import type { MailedCase } from '../mails/mailedCase';
import { spamMark } from '../mails/spamMark';
import { arrivalInWords } from '../mails/wayIn';
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
  if (hasReplaced()) drawNote(overview, replacedNote[record.kind]);
  overview.root.end();
  return finishPdf(pdf);
}

const nouns = { intake: 'aanvraag', addition: 'aanvulling' } as const;
const replacedNote = {
  intake: `Waar hier ${missingCharacter} staat, heeft case.json een teken dat dit lettertype niet kent.`,
  addition: `Waar hier ${missingCharacter} staat, heeft de mail een teken dat dit lettertype niet kent.`,
} as const;

function drawHead(overview: OverviewPdf, mailed: MailedCase): void {
  const { record, ofCase, debts } = mailed;
  const { pdf, root } = overview;
  const title = `Overzicht van de ${nouns[record.kind]}`;
  addElement(pdf, root, { type: 'H1', draw: () => setStyle(pdf, 'title').text(title) });
  pdf.y += 4;
  drawParagraph(overview, `Referentie ${record.reference}`, 'reference');
  drawParagraph(overview, arrivalInWords(mailed), 'text');
  const { warning } = spamMark(record, debts.disputed);
  if (warning !== undefined) drawWarning(overview, warning);
  pdf.y += 10;
  drawAnswers(overview, clientFacts(ofCase));
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
  const { title, rows, table, note, layout, isOnNewPage } = section;
  const { pdf, root } = overview;
  if (isOnNewPage === true) pdf.addPage();
  else pdf.y += 14;
  keepTogether(pdf, 104);
  addElement(pdf, root, { type: 'H2', draw: () => setStyle(pdf, 'section').text(overview.fit(title)) });
  pdf.y += 3;
  drawRule(pdf, { color: brandColors.ink, width: 1.2 });
  pdf.y += 5;
  if (rows.length > 0) drawAnswers(overview, rows);
  if (table !== undefined) drawTable(overview, table, layout);
  if (note !== undefined) drawNote(overview, note);
}

function drawNote(overview: OverviewPdf, note: string): void {
  overview.pdf.y += 8;
  drawParagraph(overview, note, 'label');
}
