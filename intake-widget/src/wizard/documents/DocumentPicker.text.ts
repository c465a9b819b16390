import { documentTypesInWords } from '@incasso/contract/documents/documentTypes';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';

export const documentsText = {
  lost: 'Uw browser kan dit bestand niet meer lezen. Kies het opnieuw.',
  label: 'Documenten',
  title: 'Uw documenten',
  choose: 'Documenten kiezen',
  chooseMore: 'Nog documenten kiezen',
  drop: 'of sleep ze hierheen',
  rules: `${documentTypesInWords()}, e-factuur (XML) of een zip daarvan, tot ${formatDocumentSize(documentLimits.maxBytes)}.`,
  count: (count: number, bytes: number) =>
    `${count === 1 ? '1 document' : `${String(count)} documenten`} gekozen, samen ${formatDocumentSize(bytes)}.`,
  refused: (count: number) =>
    count === 1 ? '1 bestand wordt niet meegestuurd.' : `${String(count)} bestanden worden niet meegestuurd.`,
  list: 'Gekozen documenten',
  pending: 'Wordt nagekeken…',
  accepted: 'In orde',
  noSubject: 'Zonder onderwerp',
  mailFrom: (from: string) => `van ${from}`,
  mailDate: (date: string) => new Date(date).toLocaleDateString('nl-BE', { dateStyle: 'long' }),
  attachmentOf: (mail: string) => `Bijlage van ${mail}`,
  leftWithin: (count: number) =>
    `${count === 1 ? '1 bijlage blijft' : `${String(count)} bijlagen blijven`} hierin en ${count === 1 ? 'gaat' : 'gaan'} zo mee: een dossier telt hoogstens ${documentLimits.maxCount} documenten.`,
  notIncluded: 'Wordt niet meegestuurd.',
  sent: 'Verzonden',
  sendingNamed: (name: string) => `${name}: verzonden deel`,
  kindOf: (name: string) => `Soort document: ${name}`,
  unknownKind: 'Soort document',
  remove: 'Verwijderen',
  removeNamed: (name: string) => `${name} verwijderen`,
} as const;
