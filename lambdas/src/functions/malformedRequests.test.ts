import { additionParts } from '@incasso/contract/addition';
import { apiHeaders, type ApiFunctionName } from '@incasso/contract/api';
import { apiErrorSchema } from '@incasso/contract/apiErrorSchema';
import { requestLimits } from '@incasso/contract/limits';
import {
  boundary,
  fieldPart,
  filePart,
  multipartBody,
  multipartType,
  type RawPart,
} from '@incasso/contract/testing/multipart';
import * as v from 'valibot';
import { callFunction, startFunctions, type FunctionCall, type LoadHandler } from '../../testing/callFunction';
import { otherSubmissionId, submissionId } from '../../testing/fixtures';

startFunctions();

const formData = { name: 'An', email: 'an@klant.example', message: 'Goedemiddag' };
const ticket = { name: 'a.pdf', size: 1, sha256: 'a'.repeat(64) };
const wantedTickets = { submissionId, recaptchaToken: '', documents: [ticket] };
const message = JSON.stringify({ formData, recaptchaToken: '' });
const whole = multipartBody([
  ...[fieldPart('email', 'x'), fieldPart(additionParts.caseId, otherSubmissionId)],
  filePart('documents', 'a.pdf', 'x'),
]);
const sentForm: FunctionCall = { headers: { 'content-type': multipartType }, body: whole };
const json = (body: string): FunctionCall => ({ headers: { 'content-type': 'application/json' }, body });

/** Each function, with a request that is valid but for its empty token or key. The rows below change parts of it. */
const called: Readonly<Record<ApiFunctionName, { readonly load: LoadHandler; readonly sound: FunctionCall }>> = {
  health: { load: () => import('./health/handler'), sound: {} },
  'bot-challenge': { load: () => import('./bot-challenge/handler'), sound: {} },
  'upload-tickets': { load: () => import('./upload-tickets/handler'), sound: json(JSON.stringify(wantedTickets)) },
  'handle-intake-form': { load: () => import('./handle-intake-form/handler'), sound: sentForm },
  'handle-addition-form': { load: () => import('./handle-addition-form/handler'), sound: sentForm },
  'handle-contact-form': { load: () => import('./handle-contact-form/handler'), sound: json(message) },
  'open-document': { load: () => import('./open-document/handler'), sound: {} },
};

/** One request for each text, named by it. */
const each = (texts: readonly string[], request: (text: string) => FunctionCall) =>
  Object.fromEntries(texts.map((text) => [`‘${text.slice(0, 60)}’`, request(text)]));
const form = (...parts: readonly RawPart[]): FunctionCall => ({ body: multipartBody(parts) });
const field = (name: string, content: string) => form(fieldPart(name, content));
const headed = (...headers: readonly string[]) => form({ headers, content: 'x' });
const receipt = (changes: object) => field('documents', JSON.stringify({ ...ticket, ...changes }));
const typed = (type: string): FunctionCall => ({ headers: { 'content-type': type } });
const tickets = (changes: object): FunctionCall => ({ body: JSON.stringify({ ...wantedTickets, ...changes }) });

const multipartForms = ['handle-intake-form', 'handle-addition-form'] as const;
const jsonCalls = ['handle-contact-form', 'upload-tickets'] as const;
const forms = [...multipartForms, 'handle-contact-form', 'upload-tickets'] as const;
const withSubmissionId = [...multipartForms, 'handle-contact-form'] as const;

/** Malformed requests, by the functions that get them and their answer. */
const table: readonly [
  functions: readonly ApiFunctionName[],
  answer: string,
  Readonly<Record<string, FunctionCall>>,
][] = [
  [forms, '422 bot_check_failed', { 'no token': {} }],
  [['open-document'], '410 link_expired', { 'no token': {} }],
  [['health'], '400 malformed_request', { 'an unknown route': { routeKey: '$default' } }],
  [
    ['bot-challenge'],
    '400 malformed_request',
    { 'no action': {}, 'an action of Object.prototype': { query: { action: 'constructor' } } },
  ],
  [
    [...forms, 'bot-challenge', 'health'],
    '401 origin_not_verified',
    each(['', 'geraden'], (secret) => ({ headers: { [apiHeaders.originVerify]: secret }, body: 'x' })),
  ],
  [
    [...forms, 'bot-challenge'],
    '401 unknown_public_key',
    each(['', 'pk_unknown', 'PK_SITE', 'pk_site, pk_site', '__proto__'], (key) => ({
      headers: { [apiHeaders.publicKey]: key },
      body: 'x',
    })),
  ],
  [
    withSubmissionId,
    '400 malformed_request',
    each(['x', '../../x', '1'.repeat(5000)], (id) => ({ headers: { [apiHeaders.submissionId]: id } })),
  ],
  [
    multipartForms,
    '413 request_too_large',
    { 'a byte more than a Lambda event': { body: new Uint8Array(requestLimits.maxLambdaEventBytes + 1) } },
  ],
  [
    jsonCalls,
    '413 request_too_large',
    { 'a byte more than JSON has': { body: 'x'.repeat(requestLimits.maxJsonBytes + 1) } },
  ],
  [
    multipartForms,
    '415 unsupported_media_type',
    each(
      [
        '',
        'application/json',
        'application/x-www-form-urlencoded',
        `multipart/mixed; boundary=${boundary}`,
        `multipart/form-data-x; boundary=${boundary}`,
      ],
      typed,
    ),
  ],
  [
    jsonCalls,
    '415 unsupported_media_type',
    each(['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'], typed),
  ],
  [
    multipartForms,
    '400 malformed_request',
    {
      'no boundary': typed('multipart/form-data'),
      'an empty boundary': typed('multipart/form-data; boundary='),
      'another boundary': typed('multipart/form-data; boundary=anders'),
      'a boundary longer than any may be': {
        ...typed(`multipart/form-data; boundary=${'x'.repeat(71)}`),
        body: Buffer.from(whole).toString().replaceAll(boundary, 'x'.repeat(71)),
      },
      'no body': { body: '' },
      'a body cut off in a file': { body: whole.slice(0, -30) },
      'a body cut off in a header': { body: `--${boundary}\r\nContent-Dispo` },
      'a body cut off before its end': { body: multipartBody([fieldPart('email', 'x')], `--${boundary}`) },
      'a file name in another character set than UTF-8': headed(
        `Content-Disposition: form-data; name="documents"; filename*=klingon''a.pdf`,
      ),
      'a part without a name': headed('Content-Disposition: form-data'),
      'a header with a control': headed('Content-Disposition: form-data; name="a\u0000"'),
      'endless headers': headed(...Array.from({ length: 3000 }, () => 'Content-Disposition: form-data; name="a"')),
      'a field in an unknown character set': headed(
        'Content-Disposition: form-data; name="email"',
        'Content-Type: text/plain; charset=klingon',
      ),
      'a thousand unknown fields': form(...Array.from({ length: 1000 }, (_, index) => fieldPart(`x${index}`, 'x'))),
      'the token twice': form(fieldPart('recaptchaToken', 'a'), fieldPart('recaptchaToken', 'b')),
      'a time that is no number': field('elapsedMs', 'snel'),
      'a file where a field is': form(filePart('recaptchaToken', 'a.txt', 'x')),
      'a file without a name': form(filePart('documents', '', 'x')),
      'a receipt that is no JSON': field('documents', 'factuur.pdf'),
      'a receipt with more in it': receipt({ path: 'x' }),
      'a receipt of a negative size': receipt({ size: -1 }),
      'a receipt with a path for a hash': receipt({ sha256: '../../x' }),
    },
  ],
  [['handle-intake-form'], '400 malformed_request', { 'a draft key that is no UUID': field('draftKey', 'geheim') }],
  [
    ['handle-addition-form'],
    '400 malformed_request',
    {
      'no case': form(fieldPart('note', 'x')),
      ...each(['x', `../${submissionId}`], (caseId) => field(additionParts.caseId, caseId)),
    },
  ],
  [
    jsonCalls,
    '400 malformed_request',
    {
      'no body': { body: '' },
      'half a JSON': { body: message.slice(0, -5) },
      'ten thousand brackets': { body: '['.repeat(10_000) },
      null: { body: 'null' },
    },
  ],
  [
    ['handle-contact-form'],
    '400 malformed_request',
    {
      'bytes that are no UTF-8': { body: Buffer.from(message.replace('An', '\u00ff'), 'latin1') },
      'a form that is no object': { body: message.replace(/\{"name.*?\}/, '"x"') },
      'more than the call has': { body: `{"admin":true,${message.slice(1)}` },
      'a time without end': { body: `{"elapsedMs":1e999,${message.slice(1)}` },
    },
  ],
  [
    ['upload-tickets'],
    '400 malformed_request',
    {
      'more than the call has': tickets({ admin: true }),
      'a path for an id': tickets({ submissionId: '../../x' }),
      'a path for the id of a case': tickets({ caseId: '../../x' }),
      'no documents': tickets({ documents: [] }),
      'half a byte': tickets({ documents: [{ ...ticket, size: 1.5 }] }),
      'a hash in capitals': tickets({ documents: [{ ...ticket, sha256: 'A'.repeat(64) }] }),
      'a document without a name': tickets({ documents: [{ ...ticket, name: '' }] }),
      'a document with a key': tickets({ documents: [{ ...ticket, key: 'submissions/x' }] }),
    },
  ],
];

const rows = table.flatMap(([names, answer, requests]) =>
  Object.entries(requests).flatMap(([what, request]) => names.map((name) => ({ name, what, answer, request }))),
);

test.each(rows)('$name answers $answer to $what', async ({ name, answer, request }) => {
  const { load, sound } = called[name];
  const headers = { [apiHeaders.submissionId]: submissionId, ...sound.headers, ...request.headers };

  const given = await callFunction(load, { ...sound, ...request, headers });

  const { code } = v.parse(apiErrorSchema, JSON.parse(given.body));
  expect(`${given.statusCode} ${code}`).toBe(answer);
});
