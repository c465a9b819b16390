import { isIban } from '@incasso/contract/bankAccount';
import { cleanCode, cleanLine, cleanText } from '@incasso/contract/cleanText';
import { isCompanyNumber } from '@incasso/contract/companyNumber';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { intakeAnswersSchema } from '@incasso/contract/intakeRequest';
import { requestLimits } from '@incasso/contract/limits';
import { comparablePath } from '@incasso/contract/redirects';
import { multipartType } from '@incasso/contract/testing/multipart';
import { isSearch } from '@incasso/contract/testing/search';
import { filesWithin } from '@incasso/documents/filesWithin';
import { invoiceLimits } from '@incasso/documents/invoiceLimits';
import { readDocumentOrMail } from '@incasso/documents/readDocumentOrMail';
import { readEmbeddedDocument } from '@incasso/documents/readEmbeddedDocument';
import { readInvoice } from '@incasso/documents/readInvoice';
import { readPdfInvoice } from '@incasso/documents/readPdfInvoice';
import { hostileFiles } from '@incasso/documents/testing/hostileXml';
import { largestMail, longPdf, slowDocuments, slowMails, slowXml } from '@incasso/documents/testing/slowFiles';
import * as v from 'valibot';
import { altchaBotCheck } from '../src/bot-check/altchaBotCheck';
import { mailLink } from '../src/mail/html';
import { cleanFileName } from '../src/sanitizing/cleanFileName';
import { readDocumentToken } from '../src/staff-links/documentToken';
import { callFunction, startFunctions, type LoadHandler } from './callFunction';
import { filled, hostileJson, hostileMultipart } from './hostileBodies';
import { MemoryStore } from './MemoryStore';
import { keysOf } from './fixtures';
import { hmacKey } from './solvedToken';

// Other work on the machine, and a garbage collection, slow down single measurements.
jest.retryTimes(4);

/** Shorter times do not show how a time grows. In milliseconds. */
const measurableMs = 10;
/** The largest input is compared with one that is this many times smaller. */
const step = 16;
/** Linear time grows by the step, quadratic time by its square. The bound is halfway between them. */
const allowedGrowth = step ** 1.5;
/** The share of the largest input that `npm test` reads. */
const share = isSearch ? 1 : 1 / 4;

type Row = {
  readonly name: string;
  /** Limit of `npm run search`: several times what the work takes, and far less than a function's timeout. */
  readonly allowedMs: number;
  /** Size of the largest input. */
  readonly size: number;
  /** Builds an input and returns the work to measure. */
  readonly prepare: (size: number) => () => unknown;
};

/** A row for each of a parser's worst inputs. */
function rows<Input>(
  parser: string,
  limits: Pick<Row, 'allowedMs' | 'size'>,
  parse: (input: Input) => unknown,
  inputs: Readonly<Record<string, (size: number) => Input>>,
): Row[] {
  return Object.entries(inputs).map(([input, inputOf]) => ({
    name: `${parser}: ${input}`,
    ...limits,
    prepare: (size) => {
      const built = inputOf(size);
      return () => parse(built);
    },
  }));
}

startFunctions();

/** Calls a function with a request whose bot check fails, so that all of its time is spent before. */
async function call(load: LoadHandler, contentType: string, body: string | Uint8Array): Promise<void> {
  const { statusCode } = await callFunction(load, { headers: { 'content-type': contentType }, body });
  if (statusCode < 400 || statusCode >= 500) throw new Error(`answered ${statusCode}`);
}

/** The largest body that fits into a Lambda event as base64. */
const ofForm = { allowedMs: 250, size: Math.floor((requestLimits.maxLambdaEventBytes * 3) / 4) - 4096 };
const ofJson = { allowedMs: 250, size: requestLimits.maxJsonBytes };
const ofInvoice = { allowedMs: 5000, size: invoiceLimits.maxBytes };

function form(name: string, load: LoadHandler): Row[] {
  const send = (body: Uint8Array) => call(load, multipartType, body);
  return rows(name, ofForm, send, hostileMultipart);
}

function json(name: string, load: LoadHandler): Row[] {
  const send = (body: string) => call(load, 'application/json', body);
  return rows(name, ofJson, send, hostileJson);
}

/** A row for texts of one repeated piece. */
function text(name: string, piece: string, parse: (text: string) => unknown): Row[] {
  return rows('texts', ofJson, parse, { [name]: (size) => filled(size, piece) });
}

const botCheck = altchaBotCheck({ keys: keysOf(hmacKey), store: new MemoryStore() });
const isEmail = (email: string) => v.is(intakeAnswersSchema.entries.email, email);
const spendOn = '11111111-1111-4111-8111-111111111111';

async function readFile(file: { name: string; bytes: Uint8Array }): Promise<void> {
  const reading = await readDocumentOrMail(file);
  if (reading.ok) await filesWithin(reading);
}

function hostileXml() {
  const bytesOf = (file: string | Uint8Array) => (typeof file === 'string' ? new TextEncoder().encode(file) : file);
  return Object.fromEntries(hostileFiles().map(({ name, makeFile }) => [name, () => bytesOf(makeFile())]));
}

const table: readonly Row[] = [
  ...form('handle-intake-form', () => import('../src/functions/handle-intake-form/handler')),
  ...form('handle-addition-form', () => import('../src/functions/handle-addition-form/handler')),
  ...json('upload-tickets', () => import('../src/functions/upload-tickets/handler')),
  ...json('handle-contact-form', () => import('../src/functions/handle-contact-form/handler')),
  ...text('cleanFileName, inner blanks', ' ', cleanFileName),
  ...text('cleanFileName, dots', '.', (dots) => cleanFileName(`a${dots}a`)),
  ...text('cleanFileName, escapes', '%22', cleanFileName),
  ...text('cleanText, marks in disorder', '\u0301\u0316', (marks) => cleanText(`a${marks}`)),
  ...text('cleanText, letters with as many marks as may be', `a${'\u0301\u0316'.repeat(15)}`, cleanText),
  ...text('cleanText, blanks and a letter', '\u2800', (blanks) => cleanText(`${blanks}a`)),
  ...text('cleanText, line ends', '\r\n\u2028', cleanText),
  ...text('cleanText, invisible characters', '\u0001x', cleanText),
  ...text('cleanLine, tabs', '\tx', cleanLine),
  ...text('cleanLine, blanks around a letter', ' ', (blanks) => cleanLine(`${blanks}a${blanks}`)),
  ...text('cleanCode, invisible characters', '\u00adx', cleanCode),
  ...text('email, one long name', 'a', (name) => isEmail(`${name}@`)),
  ...text('email, labels', `${'a'.repeat(61)}.`, (labels) => isEmail(`a@${labels}!`)),
  ...text('email, dashes', 'a-', (dashes) => isEmail(`a@${dashes}!`)),
  ...text('isIban, letters', 'A', (letters) => isIban(`BE68${letters}!`)),
  ...text('isIban, blanks', ' ', (blanks) => isIban(`BE68${blanks}`)),
  ...text('isCompanyNumber, blanks', ' ', isCompanyNumber),
  ...text('isCompanyNumber, labels', 'BTW', isCompanyNumber),
  ...text('isCompanyNumber, digits', '1', isCompanyNumber),
  ...text('documentExtension, dots', '.', documentExtension),
  ...text('documentExtension, one long extension', 'a', (letters) => documentExtension(`.${letters}`)),
  ...text('readDocumentToken, letters', 'A', (token) => readDocumentToken(token, { keys: [hmacKey], now: new Date() })),
  ...text('mailLink, at signs', '@', mailLink),
  ...text('comparablePath, slashes', '/', (slashes) => comparablePath(`${slashes}a${slashes}`)),
  ...text('altchaBotCheck, letters', 'A', (token) => botCheck.check({ token, action: 'intake_form', spendOn })),
  ...rows('documents', { allowedMs: 5000, size: documentLimits.maxBytes }, readFile, slowDocuments),
  ...rows('PDFs', { allowedMs: 2500, size: documentLimits.maxBytes }, (bytes) => readPdfInvoice(bytes), {
    'an invoice, and more': longPdf,
  }),
  ...rows('e-invoices', ofInvoice, readFile, slowXml),
  ...rows('mails', { allowedMs: 10_000, size: largestMail }, readFile, slowMails),
  ...(isSearch ? rows('hostile XML', ofInvoice, readInvoice, hostileXml()) : []),
  ...rows('base64', ofInvoice, (base64: string) => readEmbeddedDocument({ base64 }), {
    'a document': (size) => filled(size, 'QUJD'),
  }),
];

test.each(table)('reads in no more than linear time: $name', async ({ allowedMs, size, prepare }) => {
  const smallMs = await fastestRun(prepare(Math.floor((size * share) / step)));
  const ms = await fastestRun(prepare(Math.floor(size * share)));

  const isSlow = isSearch && ms > allowedMs;
  const isQuadratic = ms > measurableMs && ms > smallMs * allowedGrowth;
  expect({ smallMs, ms, isSlow, isQuadratic }).toMatchObject({ isSlow: false, isQuadratic: false });
});

/**
 * Time of the fastest run, in milliseconds: by CPU or by the clock, whichever is less. Garbage collection adds to CPU
 * time, other work on the machine to clock time.
 */
async function fastestRun(run: () => unknown): Promise<number> {
  let best = Infinity;
  const endMs = performance.now() + (isSearch ? 250 : measurableMs);
  for (let runs = 0; runs === 0 || (runs < 7 && performance.now() < endMs); runs += 1) {
    const before = process.cpuUsage();
    const startMs = performance.now();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000, performance.now() - startMs);
  }
  return best;
}
