import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { apiHeaders, apiPaths } from '@incasso/contract/api';
import { apiErrorSchema } from '@incasso/contract/apiErrorSchema';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { requestLimits } from '@incasso/contract/limits';
import { fieldPart, filePart, multipartBody, multipartType, type RawPart } from '@incasso/contract/testing/multipart';
import { sampleDocx } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { sampleUbl } from '@incasso/documents/testing/sampleUbl';
import * as v from 'valibot';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { sharedAddresses } from './src/localCloudAddresses';
import { sampleIntake } from './src/sampleIntake';
import { expect, test } from './src/test';

const api = new ApiCaller(sharedAddresses.site);
const submissionId = randomUUID();

type Hostile = Omit<Parameters<ApiCaller['call']>[1], 'submissionId'> & { readonly path?: string };

const many = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (items: readonly string[], request: (item: string) => Hostile): Record<string, Hostile> =>
  Object.fromEntries(items.map((item) => [item.slice(0, 40), request(item)]));
const pdf = (index: number) => filePart('documents', `factuur-${index}.pdf`, samplePdf({ text: `Factuur ${index}` }));
const receipt = (index: number, size: number) =>
  fieldPart('documents', JSON.stringify({ name: 'a.pdf', size, sha256: index.toString(16).padStart(64, '0') }));

/** One hostile request of each kind, by the expected response. Unit tests cover the others. */
function hostileRequests(tokens: { intake: () => string; contact: string; spent: string }) {
  const fields = sampleIntake('Vijandig BV (voorbeeld)');
  const bytes = (changes: Record<string, string> = {}, parts: readonly RawPart[] = []) => {
    const answers = Object.entries({ ...fields, recaptchaToken: tokens.intake(), ...changes }).map(([name, value]) =>
      fieldPart(name, value),
    );
    return Buffer.from(multipartBody([...answers, ...parts]));
  };
  const send = (body: BodyInit, headers: Record<string, string> = {}): Hostile => ({
    body,
    headers: { 'content-type': multipartType, ...headers },
  });
  const form = (changes: Record<string, string>) => send(bytes(changes));
  const documents = (...parts: readonly RawPart[]) => send(bytes({}, parts));
  const document = (name: string, content: string | Uint8Array) => ({
    [name]: documents(pdf(1), filePart('documents', name, content)),
  });
  const contact = { name: 'An', email: 'an@klant.example', company: '', phone: '', message: 'Goedemiddag' };
  const message = (changes: object) =>
    JSON.stringify({ formData: { ...contact, ...changes }, recaptchaToken: tokens.contact });
  const json = (body: BodyInit, path: string = apiPaths.contact): Hostile => ({
    ...send(body, { 'content-type': 'application/json' }),
    path,
  });
  const get = (path: string): Hostile => ({ method: 'GET', path });
  const whole = bytes();
  const otherAction = Buffer.from(tokens.intake(), 'base64').toString().replace('intake_form', 'contact_form');
  return {
    '422 invalid_fields company_name=required bank_account=required': {
      'blank fields': form({ company_name: ' ', bank_account: '\u200b\u202e' }),
    },
    '422 invalid_fields documents_info=too_long': {
      'a field of 4 MB': form({ documents_info: 'é'.repeat(2_000_000) }),
    },
    '422 invalid_fields email=invalid_email': {
      'a second address after a line end': form({ email: 'an@klant.example\r\nBcc: bo@klant.example' }),
      'two addresses': json(message({ email: 'an@klant.example, bo@klant.example' })),
    },
    '422 terms_not_accepted': { 'terms that are not accepted': form({ agreeToTerms: 'false' }) },
    '422 bot_check_failed': {
      'no token': form({ recaptchaToken: '' }),
      'a token made up': form({ recaptchaToken: Buffer.from('{"challenge":{}}').toString('base64') }),
      'the token of the contact form': form({ recaptchaToken: tokens.contact }),
      'a token changed to another action': form({ recaptchaToken: Buffer.from(otherAction).toString('base64') }),
      'a token spent on another submission': form({ recaptchaToken: tokens.spent }),
      'a token longer than any': form({ recaptchaToken: 'x'.repeat(requestLimits.maxBotTokenBytes + 1) }),
    },
    '422 document_refused documents=macros': document('brief.docx', sampleDocx({ 'word/vbaProject.bin': 'x' })),
    '422 document_refused documents=no_invoice': {
      ...document('geen factuur.xml', '<overzicht/>'),
      ...document('entiteiten.xml', sampleUbl().replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')),
      ...document('diep.xml', sampleUbl({ lines: '<a>'.repeat(10_000) + '</a>'.repeat(10_000) })),
    },
    '422 document_refused documents=too_many': { '21 documents': documents(...many(documentLimits.maxCount + 1, pdf)) },
    '422 document_refused documents=too_large': {
      'a receipt of 50 MB and a byte': documents(receipt(1, documentLimits.maxBytes + 1)),
    },
    '422 document_refused documents=total_too_large': {
      'receipts of 200 MB': documents(...many(4, (index) => receipt(index, documentLimits.maxBytes))),
    },
    '422 document_refused documents=not_uploaded': {
      'a receipt of what was never uploaded': documents(receipt(1, 5000)),
    },
    '400 malformed_request': {
      'a form without a body': send(''),
      'a form cut off': send(whole.subarray(0, -30)),
      'a form without a boundary': send(whole, { 'content-type': 'multipart/form-data' }),
      'a thousand fields': documents(...many(1000, (index) => fieldPart(`veld${index}`, 'x'))),
      'the token twice': documents(fieldPart('recaptchaToken', tokens.intake())),
      'a receipt with a path in it': documents(fieldPart('documents', '{"name":"a.pdf","path":"x"}')),
      'half a JSON': json(message({}).slice(0, -5)),
      'compressed JSON': json(gzipSync(message({}))),
      'JSON in UTF-16': json(Buffer.from(message({}), 'utf16le')),
      'ten thousand brackets': json('['.repeat(10_000), apiPaths.uploadTickets),
      ...named(['x', '../../x', '1'.repeat(5000)], (id) => send(whole, { [apiHeaders.submissionId]: id })),
      ...named(['/api', '/api/x', `${apiPaths.intake}/`, '/api/documents/a/b', apiPaths.intake, apiPaths.contact], get),
      ...named(['PUT', 'DELETE', 'PATCH'], (method) => ({ ...send(whole), method })),
      ...named(['', '?action=constructor', '?action=intake_form&action=intake_form'], (query) =>
        get(apiPaths.botChallenge + query),
      ),
    },
    '415 unsupported_media_type': {
      'JSON as text': { ...json(message({})), headers: { 'content-type': 'text/plain' } },
      'a form as JSON': send(whole, { 'content-type': 'application/json' }),
    },
    '413 request_too_large': {
      'a message of 1 MB': json(message({ message: 'x'.repeat(requestLimits.maxJsonBytes) })),
    },
    // API Gateway's own response: no function runs.
    '413': { 'a form of 7 MB': documents(filePart('documents', 'a.pdf', new Uint8Array(7_000_000))) },
    '401 unknown_public_key': {
      ...named(['', 'pk_unknown', 'PK_LOCAL_SITE', 'pk_local_site, pk_local_site', '__proto__'], (key) =>
        send(whole, { [apiHeaders.publicKey]: key }),
      ),
      'the key of the site from a partner’s page': send(whole, { origin: sharedAddresses.partner }),
    },
    '410 link_expired': named(
      ['x', '%00', '%E0%A4%A', '%2e%2e%2fhealth', 'x?openen=ja', `a.b.${'x'.repeat(1000)}`],
      (link) => get(`/api/documents/${link}`),
    ),
  } satisfies Record<string, Record<string, Hostile>>;
}

test('a hostile request of each kind is refused and stores nothing; a good one after it succeeds', async ({
  store,
}) => {
  test.setTimeout(120_000);
  const intakeTokens = await Promise.all(many(6, () => cheapToken('intake_form')));
  let taken = 0;
  // Rotates tokens: each passes ten times only.
  const intake = () => intakeTokens[(taken += 1) % intakeTokens.length] ?? '';
  const spent = await cheapToken('intake_form');
  await api.submitIntake({ company: 'Eerder BV (voorbeeld)', submissionId: randomUUID(), token: spent });
  const requests = hostileRequests({ intake, contact: await api.botToken('contact_form'), spent });

  for (const [answer, ofThatKind] of Object.entries(requests)) {
    for (const [name, { path = apiPaths.intake, ...request }] of Object.entries<Hostile>(ofThatKind)) {
      const given = await api.call(path, { method: 'POST', submissionId, ...request });
      expect.soft(inShort(given), name).toBe(answer);
    }
  }

  const kept = await Promise.all(
    ['submissions/', 'documents/', 'cases/', 'uploads/', 'outbox/'].map((prefix) => store.keys(prefix + submissionId)),
  );
  expect(kept.flat()).toEqual([]);
  const good = await api.submitIntake({ company: 'Na de storm BV (voorbeeld)', submissionId, token: intake() });
  expect(good).toMatchObject({ status: 200, body: { success: true } });
});

function inShort({ status, body }: Awaited<ReturnType<ApiCaller['call']>>): string {
  const answer = v.safeParse(apiErrorSchema, body);
  if (!answer.success) return String(status);
  const { code, fields = [] } = answer.output;
  return [status, code, ...fields.map((fault) => `${fault.field}=${fault.code}`)].join(' ');
}
