import { documentLimits } from './documentLimits';
import { type DocumentCaution, type DocumentRefusal, noInvoiceWords } from './documentRefusals';
import { documentTypes } from './documentTypes';
import { formatDocumentSize } from './formatDocumentSize';

function filesToChoose(): string {
  const { xml, eml, ...files } = documentTypes;
  const names = [...new Set(Object.values(files))].map((name) => `${name}-`);
  return `een ${names.slice(0, -1).join(', ')} of ${names.at(-1)}bestand, een ${eml} of een e-factuur (${xml})`;
}

export const refusalMessages: Readonly<Record<DocumentRefusal, string>> = {
  type_not_accepted: `Dit soort bestand nemen we niet aan. Kies ${filesToChoose()}.`,
  content_mismatch:
    'De inhoud van dit bestand past niet bij zijn naam. Open het, bewaar het opnieuw en kies dat bestand.',
  no_workbook: 'Dit bestand heet Excel, maar het is tekst. Open het in Excel en bewaar het als .xlsx.',
  no_invoice: noInvoiceWords,
  heic_photo:
    'HEIC-foto’s worden niet aanvaard. Deel de foto als JPG, of zet op uw iPhone de camera op ‘Meest compatibel’ en neem de foto opnieuw.',
  macros:
    'In dit bestand zitten macro’s, of een koppeling die ze van elders haalt. Dat weigeren we. Bewaar het als PDF, bij Excel met alle werkbladen.',
  password_protected: 'Op dit bestand staat een wachtwoord. Haal het eraf en kies het bestand opnieuw.',
  damaged: 'Dit bestand is beschadigd: we kunnen het niet lezen. Open het en bewaar het opnieuw, of kies een ander.',
  unpacks_too_large:
    'Dit bestand is uitgepakt te groot om veilig te openen. Bewaar het als PDF, bij Excel met alle werkbladen.',
  not_uploaded: 'Dit bestand is niet volledig aangekomen. Kies het opnieuw.',
  empty: 'Dit bestand is leeg. Kies een ander bestand.',
  too_large: `Dit bestand is groter dan ${formatDocumentSize(documentLimits.maxBytes)}. Verklein of splits het.`,
  too_many: `U kunt hoogstens ${String(documentLimits.maxCount)} documenten toevoegen. Voeg er enkele samen tot één PDF.`,
  total_too_large: `Samen mogen uw documenten hoogstens ${formatDocumentSize(documentLimits.maxTotalBytes)} groot zijn. Verklein er enkele.`,
  duplicate: 'Dit document hebt u al toegevoegd.',
};

export const cautionMessages: Readonly<Record<DocumentCaution, string>> = {
  sealed:
    'Deze mail is verzegeld (S/MIME of PGP): wat erin zit, kunnen we niet lezen. Voeg de tekst als PDF en de bijlagen apart toe.',
  in_winmail: 'De bijlagen van deze mail zitten in winmail.dat, dat alleen Outlook opent. Voeg ze apart toe.',
  unended_photo: 'Deze foto eindigt niet zoals het hoort. Kijk na of ze volledig is.',
};

/** How to get a PDF, a JPG or a spreadsheet from other file types, by extension. */
const waysOut: readonly (readonly [extensions: string, words: string])[] = [
  [
    'msg',
    'Een mail als MSG-bestand nemen we niet aan. Bewaar hem in Outlook als EML-bestand, of druk hem af naar PDF en voeg de bijlagen apart toe.',
  ],
  ['webp gif bmp avif', 'Dit soort foto nemen we niet aan. Open ze, bewaar ze als JPG of PNG en kies die.'],
  ['tif tiff', 'Een TIFF nemen we niet aan. Open hem, bewaar hem met al zijn pagina’s als PDF en kies die.'],
  ['ods numbers', 'Dit soort rekenblad nemen we niet aan. Open het, bewaar het als Excel (.xlsx) en kies dat.'],
  [
    'csv tsv',
    'Een CSV-bestand nemen we niet aan. Open het, bewaar het als Excel (.xlsx) of als PDF en kies dat. In een aanvraag kunt u de rijen ook plakken, onder uw openstaande facturen.',
  ],
  ['txt rtf odt md html htm', 'Dit soort tekst nemen we niet aan. Open hem, bewaar hem als PDF en kies die.'],
  ['pages', 'Een Pages-document nemen we niet aan. Kies in Pages ‘Exporteer naar’, PDF, en kies dat bestand.'],
  ['zip rar 7z', 'Dit ingepakte bestand nemen we zo niet aan. Pak het uit en kies de documenten die erin zitten.'],
];

// cspell:ignore damaged unpacks
const unreadMails: readonly DocumentRefusal[] = ['content_mismatch', 'damaged', 'unpacks_too_large'];

/**
 * Why a document is refused. For a type that is not accepted, its name decides which advice follows. `within` is
 * the name of the file for which a zip is refused, where it is known.
 */
export function refusalInWords(refusal: DocumentRefusal, name: string, within?: string): string {
  const extension = extensionOf(name);
  if (extension === 'eml') return mailRefusalInWords(refusal);
  if (extension === 'pdf' && refusal === 'content_mismatch') return notBegunAsPdf;
  const ofZip = extension === 'zip' ? zipRefusals[refusal]?.(within) : undefined;
  if (ofZip !== undefined) return `${ofZip} Pak de zip uit en kies de documenten die erin zitten.`;
  return (refusal === 'type_not_accepted' ? wayOutOf(name) : undefined) ?? refusalMessages[refusal];
}

function extensionOf(name: string): string | undefined {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
}

function wayOutOf(name: string): string | undefined {
  return waysOut.find(([extensions]) => extensions.split(' ').includes(extensionOf(name) ?? ''))?.[1];
}

const notBegunAsPdf = 'Dit bestand begint niet als een PDF. Open het, druk het opnieuw af als PDF en kies dat bestand.';

/**
 * Why a zip is not unpacked. `undefined` if the files in it are accepted, but are too many beside the other documents.
 */
const zipRefusals: Readonly<Partial<Record<DocumentRefusal, (within: string | undefined) => string | undefined>>> = {
  type_not_accepted: (within) =>
    within && `In deze zip zit ‘${within}’. ${wayOutOf(within) ?? refusalMessages.type_not_accepted}`,
  password_protected: () => 'Op deze zip staat een wachtwoord.',
  damaged: () => 'Deze zip is beschadigd: we kunnen hem niet uitpakken.',
  empty: () => 'In deze zip zit geen document.',
  too_large: (within) =>
    within && `In deze zip is ‘${within}’ groter dan ${formatDocumentSize(documentLimits.maxBytes)}.`,
  too_many: (within) => within && `In deze zip zitten meer dan ${documentLimits.maxCount} documenten.`,
  total_too_large: (within) =>
    within && `Uitgepakt is deze zip groter dan ${formatDocumentSize(documentLimits.maxTotalBytes)}.`,
};

/** The advice is to print the mail. That loses its attachments, so the words ask for them too. */
function mailRefusalInWords(refusal: DocumentRefusal): string {
  if (unreadMails.includes(refusal))
    return 'Deze mail kunnen we niet lezen. Druk hem af naar PDF (Afdrukken, dan ‘Opslaan als PDF’) en voeg de bijlagen apart toe.';
  return refusalMessages[refusal];
}
