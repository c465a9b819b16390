import { documentTypesInWords } from '@incasso/contract/documents/documentTypes';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';

const documentsInWords = (count: number) => (count === 1 ? '1 document' : `${String(count)} documenten`);

export const documentsText = {
  lost: 'Uw browser kan dit bestand niet meer lezen. Kies het opnieuw.',
  label: 'Documenten',
  title: 'Uw documenten',
  choose: 'Documenten kiezen',
  chooseMore: 'Nog documenten kiezen',
  drop: 'of sleep ze hierheen',
  rules: `${documentTypesInWords()}, e-factuur of zip, tot ${formatDocumentSize(documentLimits.maxBytes)}.`,
  chosen: (count: number, bytes: number) =>
    `${documentsInWords(count)}, ${count === 1 ? '' : 'samen '}${formatDocumentSize(bytes)}`,
  nearLimit: (count: number, bytes: number) =>
    `${documentsInWords(count)} van hoogstens ${String(documentLimits.maxCount)}, samen ${formatDocumentSize(bytes)} van ${formatDocumentSize(documentLimits.maxTotalBytes)}.`,
  list: 'Gekozen documenten',
  more: (count: number) => `Nog ${documentsInWords(count)}`,
  checking: 'Uw documenten worden nagekeken…',
  inOrder: (count: number) => `${documentsInWords(count)} in orde.`,
  remarked: (count: number) => `${documentsInWords(count)} met een opmerking.`,
  remarkedNamed: (name: string, words: string) => `${name}: ${words}`,
  refused: (count: number) => `${String(count)} bestanden gaan niet mee.`,
  refusedNamed: (name: string, words: string) => `${name} gaat niet mee: ${words}`,
  pending: 'Nakijken…',
  noSubject: 'Zonder onderwerp',
  mailFrom: (from: string) => `van ${from}`,
  mailDate: (date: string) => new Date(date).toLocaleDateString('nl-BE', { dateStyle: 'long' }),
  attachmentOf: (mail: string) => `Bijlage van ${mail}`,
  leftWithin: (count: number) =>
    `${count === 1 ? '1 bijlage blijft' : `${String(count)} bijlagen blijven`} hierin en ${count === 1 ? 'gaat' : 'gaan'} zo mee: een aanvraag telt hoogstens ${documentLimits.maxCount} documenten.`,
  notSent: (count: number) => (count === 1 ? 'Gaat niet mee' : 'Gaan niet mee'),
  sent: 'Verzonden',
  sendingNamed: (name: string) => `${name}: verzonden deel`,
  kindOf: (name: string) => `Soort document: ${name}`,
  unknownKind: 'Soort document',
  removeNamed: (name: string) => `${name} verwijderen`,
  removeAll: (count: number) => `Alle ${String(count)} weghalen`,
} as const;
