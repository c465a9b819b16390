import { brandColors } from '@incasso/contract/brandColors';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import { finishPdf } from '@incasso/pdf/finishPdf';
import { openPdf, type PdfProps } from '@incasso/pdf/openPdf';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { disputedInWords } from '../mails/debtsSection';
import { spamMark } from '../mails/spamMark';
import { arrivalInWords } from '../mails/wayIn';
import { drawAnswers } from './drawAnswers';
import { drawTable } from './drawTable';
import { missingCharacter, textFitter } from './fitText';
import { overviewSections, type OverviewSection } from './overviewSections';
import { drawMarker, drawRule, overviewLayout, setStyle, type OverviewPdf, type TypeStyle } from './OverviewPdf';

const { margin, width, markerInset } = overviewLayout;

export type OverviewFaces = PdfProps['faces'] & { readonly text: Uint8Array };

/** Renders a case as a PDF for people. The output is deterministic. */
export function writeOverview(record: IntakeRecord, faces: OverviewFaces): Promise<Uint8Array> {
  const { reference, receivedAt } = record;
  const title = `Overzicht van aanvraag ${reference}`;
  const subject = 'Wat de cliënt invulde en toevoegde';
  const pdf = openPdf({ title, subject, date: new Date(receivedAt), faces, margin });
  const { fit, hasReplaced } = textFitter(faces.text);
  const overview: OverviewPdf = { pdf, root: addElement(pdf, undefined, { type: 'Document' }), fit };

  drawHead(overview, record);
  for (const section of overviewSections(record)) drawSection(overview, section);
  drawNote(overview, aboutText(record, hasReplaced()));
  overview.root.end();
  return finishPdf(pdf);
}

function drawHead(overview: OverviewPdf, record: IntakeRecord): void {
  const { pdf, root } = overview;
  addElement(pdf, root, { type: 'H1', draw: () => setStyle(pdf, 'title').text('Overzicht van de aanvraag') });
  pdf.y += 4;
  drawParagraph(overview, `Referentie ${record.reference}`, 'reference');
  drawParagraph(overview, arrivalInWords(record), 'text');
  const { warning } = spamMark(record, disputedInWords(record));
  if (warning === undefined) return;
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

function drawSection(overview: OverviewPdf, { title, rows, table, note, layout }: OverviewSection): void {
  const { pdf, root } = overview;
  pdf.y += 14;
  keepTogether(pdf, 104);
  addElement(pdf, root, { type: 'H2', draw: () => setStyle(pdf, 'section').text(title) });
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

function aboutText({ submissionId }: IntakeRecord, hasReplaced: boolean): string {
  return [
    'Met SHA-256 gaat u na of een document nog is zoals het werd ingediend.',
    `De volledige tekst staat in case.json (kenmerk ${submissionId}).`,
    ...(hasReplaced
      ? [`Waar hier ${missingCharacter} staat, heeft case.json een teken dat dit lettertype niet kent.`]
      : []),
  ].join(' ');
}
