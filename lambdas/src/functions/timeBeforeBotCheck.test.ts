import { intakeAnswersSchema } from '@incasso/contract/intakeRequest';
import { isIban } from '@incasso/contract/bankAccount';
import { isCompanyNumber } from '@incasso/contract/companyNumber';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { requestLimits } from '@incasso/contract/limits';
import { comparablePath } from '@incasso/contract/redirects';
import { multipartType } from '@incasso/contract/testing/multipart';
import { timeInputs, type TimedParser } from '@incasso/contract/testing/timeInputs';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { apiEvent } from '../../testing/apiEvent';
import { filled, hostileJson, hostileMultipart } from '../../testing/hostileBodies';
import { MemoryStore } from '../../testing/MemoryStore';
import { hmacKey } from '../../testing/solvedToken';
import { altchaBotCheck } from '../bot-check/altchaBotCheck';
import { cleanFileName } from '../sanitizing/cleanFileName';
import { cleanCode, cleanLine, cleanText } from '@incasso/contract/cleanText';
import { readDocumentToken } from '../staff-links/documentToken';
import { mailLink } from '../mail/html';

// The only time measurements among these tests: one laptop could block the intake with requests that keep a function
// busy, and only the time shows that. Machines differ, so the limits are a multiple of the promised time.

const originSecret = 'het geheim van de rand';
const environment = {
  RELEASE: 'test',
  ORIGIN_SECRET: originSecret,
  PUBLIC_KEYS: '[{"key":"pk_site"}]',
  DOCUMENTS_BUCKET: 'documents',
  BOT_CHECK_PROVIDER: 'altcha',
  ALTCHA_HMAC_KEY: hmacKey,
  CASE_LINK_KEY: 'sleutel van dossierlinks',
  AWS_REGION: 'eu-central-1',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

/** The largest body that fits into a Lambda event as base64 */
const maxIntakeBytes = Math.floor((requestLimits.maxLambdaEventBytes * 3) / 4) - 4096;

type Handler = (
  event: APIGatewayProxyEventV2,
  context: { getRemainingTimeInMillis: () => number },
) => Promise<{ statusCode: number }>;

const former = { ...process.env };
beforeAll(() => Object.assign(process.env, environment));
afterAll(() => {
  process.env = former;
});

/** A request whose bot check fails, so that all of its time is spent before */
function call(handler: Handler, contentType: string, body: string | Uint8Array) {
  const headers = {
    'x-origin-verify': originSecret,
    'x-public-key': 'pk_site',
    origin: 'https://www.kantoor.example',
    'content-type': contentType,
  };
  const event = apiEvent({ headers, body });
  return async () => {
    const { statusCode } = await handler(event, { getRemainingTimeInMillis: () => 60_000 });
    if (statusCode < 400 || statusCode >= 500) throw new Error(`answered ${statusCode}`);
  };
}

test('no request takes more than 50 ms of a core before its bot check', async () => {
  const { handler: intake } = await import('./handle-intake-form/handler');
  const { handler: addition } = await import('./handle-addition-form/handler');
  const { handler: tickets } = await import('./upload-tickets/handler');
  const { handler: contact } = await import('./handle-contact-form/handler');
  const forms = Object.entries({ 'handle-intake-form': intake, 'handle-addition-form': addition }).flatMap(
    ([functionName, handler]) =>
      Object.entries(hostileMultipart).map(([name, bodyOf]): TimedParser => ({
        parser: `${functionName}: ${name}`,
        size: maxIntakeBytes,
        prepare: (bytes) => call(handler, multipartType, bodyOf(bytes)),
      })),
  );
  const calls = Object.entries({ 'upload-tickets': tickets, 'handle-contact-form': contact });
  const jsonCalls = calls.flatMap(([functionName, handler]) =>
    Object.entries(hostileJson).map(([name, bodyOf]): TimedParser => ({
      parser: `${functionName}: ${name}`,
      size: requestLimits.maxJsonBytes,
      prepare: (bytes) => call(handler, 'application/json', bodyOf(bytes)),
    })),
  );

  await timeInputs({ subject: 'calls up to their bot check', allowedMs: 50 }, [...forms, ...jsonCalls]);
}, 120_000);

test('no parser of visitors’ input takes quadratic time', async () => {
  const botCheck = altchaBotCheck({ hmacKey, store: new MemoryStore() });
  const isEmail = (text: string) => v.is(intakeAnswersSchema.entries.email, text);
  const texts: Readonly<Record<string, readonly [piece: string, parse: (text: string) => unknown]>> = {
    'cleanFileName: inner blanks': [' ', cleanFileName],
    'cleanFileName: dots': ['.', (text) => cleanFileName(`a${text}a`)],
    'cleanFileName: escapes': ['%22', cleanFileName],
    'cleanText: marks in disorder': ['\u0301\u0316', (text) => cleanText(`a${text}`)],
    'cleanText: letters with as many marks as may be': [`a${'\u0301\u0316'.repeat(15)}`, cleanText],
    'cleanText: blanks and a letter': ['\u2800', (text) => cleanText(`${text}a`)],
    'cleanText: line ends': ['\r\n\u2028', cleanText],
    'cleanText: invisible characters': ['\u0001x', cleanText],
    'cleanLine: tabs': ['\tx', cleanLine],
    'cleanLine: blanks around a letter': [' ', (text) => cleanLine(`${text}a${text}`)],
    'email: one long name': ['a', (text) => isEmail(`${text}@`)],
    'email: labels': [`${'a'.repeat(61)}.`, (text) => isEmail(`a@${text}!`)],
    'email: dashes': ['a-', (text) => isEmail(`a@${text}!`)],
    'cleanCode: invisible characters': ['\u00adx', cleanCode],
    'isIban: letters': ['A', (text) => isIban(`BE68${text}!`)],
    'isIban: blanks': [' ', (text) => isIban(`BE68${text}`)],
    'isCompanyNumber: blanks': [' ', isCompanyNumber],
    'isCompanyNumber: labels': ['BTW', isCompanyNumber],
    'isCompanyNumber: digits': ['1', isCompanyNumber],
    'documentExtension: dots': ['.', documentExtension],
    'documentExtension: one long extension': ['a', (text) => documentExtension(`.${text}`)],
    'readDocumentToken: letters': ['A', (text) => readDocumentToken(text, { keys: [hmacKey], now: new Date() })],
    'mailLink: at signs': ['@', mailLink],
    'comparablePath: slashes': ['/', (text) => comparablePath(`${text}a${text}`)],
    'altchaBotCheck: letters': [
      'A',
      (token) => botCheck.check({ token, action: 'intake_form', spendOn: '11111111-1111-4111-8111-111111111111' }),
    ],
  };
  const parsers = Object.entries(texts).map(([parser, [piece, parse]]): TimedParser => ({
    parser,
    size: requestLimits.maxJsonBytes,
    prepare: (size) => {
      const text = filled(size, piece);
      return () => parse(text);
    },
  }));

  await timeInputs({ subject: 'parsers of texts', allowedMs: 50 }, parsers);
}, 120_000);
