import { addElement } from '@incasso/pdf/addElement';
import { finishPdf } from '@incasso/pdf/finishPdf';
import { openPdf } from '@incasso/pdf/openPdf';
import { readMail, type Mail } from '@incasso/documents/readMail';
import type { MailRow } from '../../../mail/MailContent';
import { timeInWords } from '../../../mail/timeInWords';
import { drawAnswers } from './drawAnswers';
import { missingCharacter, textFitter } from './fitText';
import { overviewLayout, setStyle, type OverviewPdf } from './OverviewPdf';
import { drawParagraph, type OverviewFaces } from './writeOverview';

/** A mail among the documents of a case. */
export type MailToDraw = {
  /** Its file name. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly reference: string;
  /** When the case or addition was stored. */
  readonly receivedAt: string;
};

/** More lines take seconds to draw. */
const maxLines = 1500;
/** About what a printed line holds, in characters. */
const lineLength = 100;
/** Longer paragraphs are broken: drawing one takes time quadratic in its length. In characters. */
const maxParagraphLength = 2000;
const paragraph = new RegExp(`.{1,${maxParagraphLength}}(?!\\S)|.{1,${maxParagraphLength}}`, 'gu');

/**
 * Renders a mail as a PDF for people: its fields, its attachments' names, and its text. Fetches and runs nothing from
 * it. The output is deterministic.
 */
export async function writeMail(
  { name, bytes, reference, receivedAt }: MailToDraw,
  faces: OverviewFaces,
): Promise<Uint8Array | undefined> {
  const mail = await readMail(bytes);
  if (typeof mail === 'string') return undefined;
  const title = `Mail bij aanvraag ${reference}`;
  const subject = 'Een mail die de cliënt toevoegde';
  const pdf = openPdf({ title, subject, date: new Date(receivedAt), faces, margin: overviewLayout.margin });
  const { fit, hasReplaced } = textFitter(faces.text, 'de mail zelf');
  const page: OverviewPdf = { pdf, root: addElement(pdf, undefined, { type: 'Document' }), fit };
  addElement(pdf, page.root, { type: 'H1', draw: () => setStyle(pdf, 'title').text('Mail') });
  pdf.y += 4;
  drawParagraph(page, `Referentie ${reference}`, 'reference');
  pdf.y += 8;
  drawAnswers(page, rowsOf(mail, name));
  pdf.y += 8;
  const paragraphs = mail.text.split('\n').flatMap((line): string[] => line.match(paragraph) ?? ['']);
  const shown = firstLines(paragraphs);
  for (const line of shown) {
    if (line === '') pdf.moveDown();
    else drawParagraph(page, line, 'text');
  }
  pdf.y += 8;
  const leftOut = paragraphs.length - shown.length;
  if (leftOut > 0) drawParagraph(page, `[Nog ${leftOut} regels: zie de mail zelf.]`, 'text');
  drawParagraph(page, aboutText(hasReplaced()), 'label');
  page.root.end();
  return finishPdf(pdf);
}

function firstLines(paragraphs: readonly string[]): string[] {
  let left = maxLines;
  return paragraphs.filter(({ length }) => {
    left -= Math.max(1, Math.ceil(length / lineLength));
    return left >= 0;
  });
}

function rowsOf({ subject, from, to, cc, date, attachments }: Mail, name: string): MailRow[] {
  const rows = [
    { label: 'Onderwerp', value: subject },
    { label: 'Van', value: from },
    { label: 'Aan', value: to },
    { label: 'Kopie aan', value: cc },
    { label: 'Datum', value: date === undefined ? '' : timeInWords(date) },
    { label: 'Bijlagen', value: attachments.map((attachment) => attachment.name).join('\n') },
    { label: 'Bestand', value: name },
  ];
  return rows.filter(({ value }) => value !== '');
}

function aboutText(hasReplaced: boolean): string {
  const replaced = `Waar hier ${missingCharacter} staat, heeft de mail een teken dat dit lettertype niet kent.`;
  return [
    'Deze PDF toont de tekst van de mail, zonder opmaak en afbeeldingen. De mail zelf is het bewijs.',
    ...(hasReplaced ? [replaced] : []),
  ].join(' ');
}
