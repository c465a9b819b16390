import { isCompanyNumber } from './companyNumber';
import { documentKinds, type DocumentKind } from './documents/documentKinds';
import type { IntakeAnswers } from './intakeFields';

/**
 * What a case cannot start without, with its words for the client. Nothing is refused for a missing part: the visitor
 * is asked once before sending, and staff and client read afterwards what is still to come.
 */
export const caseParts = {
  documents: 'documenten',
  debtor: 'wie u moet betalen',
  amount: 'hoeveel er openstaat',
} as const;

export type CasePart = keyof typeof caseParts;

/** In the order in which they are named. */
export const casePartNames = ['documents', 'debtor', 'amount'] as const satisfies readonly CasePart[];

/** What was given of a case so far. */
export type GivenToCase = {
  readonly answers: Pick<IntakeAnswers, 'documents_info' | 'invoices_terms' | 'partial_payments' | 'email'>;
  /** What came later, in the client's own words. Default: nothing. */
  readonly notes?: readonly string[];
  /** The kind of each document that goes along. */
  readonly kinds: readonly (DocumentKind | undefined)[];
};

/**
 * The parts that a case lacks. An invoice names its debtor and its amount; of other documents only the texts are
 * known. A text is read kindly: a part that it seems to have is not asked for.
 */
export function missingParts({ answers, notes = [], kinds }: GivenToCase): CasePart[] {
  const text = [answers.documents_info, answers.invoices_terms, answers.partial_payments, ...notes].join('\n');
  const hasInvoice = kinds.includes('invoice');
  const isGiven = {
    documents: kinds.length > 0,
    debtor: hasInvoice || namesDebtor(text, answers.email),
    amount: hasInvoice || amount.test(text) || /\bbedrag: *\d/i.test(text),
  };
  return casePartNames.filter((part) => !isGiven[part]);
}

/** Parts as one phrase: `documenten, wie u moet betalen en hoeveel er openstaat`. */
export function partsInWords(
  parts: readonly CasePart[],
  words: Readonly<Record<CasePart, string>> = caseParts,
): string {
  const named = parts.map((part) => words[part]);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} en ${named.slice(-1).join('')}`;
}

/** Money: with its currency, with cents, or in thousands. A date or an enterprise number is none. */
const amount =
  /(?:€|\beuro?s?\b)\s*\d|\d\s*(?:€|euro?s?\b)|(?<![\d.,/-])(?:\d{1,3}(?:[. ]\d{3})+|\d+)[.,]\d{2}(?!\d|[.,/-]\d)|(?<![\d.,/-])[1-9]\d{0,2}(?:\.\d{3})+(?!\d|[./-]\d)/i;

const numberInText = /(?<!\d)\d{4}[. ]?\d{3}[. ]?\d{3}(?!\d)/g;
/** As they are written, in capitals: `sa` and `nv` are words or parts of words too. */
const legalForm =
  /\b(?:BV|NV|BVBA|SRL|SPRL|SA|SAS|VOF|SNC|VZW|ASBL|GCV|CommV|Comm\.V|GmbH|Ltd|B\.V\.|N\.V\.|S\.A\.)(?!\p{L})/u;
const wordsWithCapital = new Set([
  ...['Januari', 'Februari', 'Maart', 'April', 'Mei', 'Juni', 'Juli'],
  ...['Augustus', 'September', 'Oktober', 'November', 'December', 'Algemene', 'Voorwaarden', 'Euro', 'Factuur'],
  ...['Facturen', 'Bijlage', 'Debiteur', 'Klant', 'Bedrag', 'Datum', 'Betwist', 'Vervaldag', 'Factuurdatum'],
  ...Object.values(documentKinds).flatMap((words) => words.split(' ')),
]);

function namesDebtor(text: string, ownAddress: string): boolean {
  const pieces = text.split(/([\s<>,;:()]+)/);
  const isOwn = (address: string) => address.toLowerCase() === ownAddress.trim().toLowerCase();
  if (pieces.some((piece) => /^[^@]+@[^@]+\.\p{L}/u.test(piece) && !isOwn(piece))) return true;
  const words = pieces.filter((piece) => !piece.includes('@')).join('');
  return (
    /\bdebiteur: *[^\s·]/i.test(words) ||
    legalForm.test(words) ||
    (words.match(numberInText) ?? []).some(isCompanyNumber) ||
    words.split('\n').some(namesSomebody)
  );
}

/** Whether a name stands within a sentence: `van bakkerij Peeters`. The first word has a capital anyhow. */
function namesSomebody(line: string): boolean {
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.some((word, place) => {
    const before = words[place - 1];
    const [name] = /\p{Lu}\p{Ll}+/u.exec(word) ?? [];
    const begins = before === undefined || /[.!?:]$/.test(before);
    return name !== undefined && !begins && /^[^\p{L}]?\p{Lu}/u.test(word) && !wordsWithCapital.has(name);
  });
}
