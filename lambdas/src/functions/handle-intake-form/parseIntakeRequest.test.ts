import { longestText } from '@incasso/contract/testing/sampleFields';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { blankValues, maxDebts } from '@incasso/debts/Debt';
import { sentDebtsSchema } from '@incasso/debts/debtSchemas';
import { debtField, debtTextNames } from '@incasso/debts/debtFields';
import fc from 'fast-check';
import * as v from 'valibot';
import { newestVersions } from '@incasso/contract/legalVersions';
import { now, submissionId } from '../../../testing/fixtures';
import { tryInputs } from '@incasso/contract/testing/tryInputs';
import { fieldPart, filePart, multipartBody, multipartType, type RawPart } from '@incasso/contract/testing/multipart';
import { parseIntakeRequest } from './parseIntakeRequest';

const parseBody = (contentType: string | undefined, body: Uint8Array) =>
  parseIntakeRequest(
    {
      headers: { 'x-submission-id': submissionId, 'content-type': contentType },
      route: 'POST /api/handle-intake-form',
      query: {},
      pathParameters: {},
      body,
    },
    now,
  );
const parse = (parts: readonly RawPart[]) => parseBody(multipartType, multipartBody(parts));
const headedPart = (...headers: string[]): RawPart => ({ headers, content: 'x' });
const foreignName = headedPart(`Content-Disposition: form-data; name="documents"; filename*=klingon''a.pdf`);

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe('the form as browsers send it', () => {
  test('is read field by field, with files and receipts in their order', () => {
    const sha256 = 'a'.repeat(64);
    const outcome = parse([
      fieldPart('company_name', ' Bakkerij\tVoorbeeld '),
      fieldPart('documents_info', 'regel één\r\nregel twee'),
      fieldPart('debts', '[{"id":"1"}]'),
      fieldPart('agreeToTerms', 'true'),
      fieldPart('terms_versions', JSON.stringify(newestVersions)),
      fieldPart('recaptchaToken', 'token'),
      fieldPart('draftKey', '9C7A4B1E-5D0F-4E1B-8C2A-3F6D9E0B1A2C'),
      fieldPart('partner_reference', ' KLANT-17 '),
      fieldPart('website', ''),
      fieldPart('elapsedMs', '61000'),
      fieldPart('document_kinds', '["reminder",null]'),
      filePart('documents', 'factuur "één".pdf'.replaceAll('"', '%22'), samplePdf()),
      fieldPart('documents', JSON.stringify({ name: 'groot.pdf', size: 9, sha256 })),
    ]);

    expect(outcome).toEqual({
      ok: true,
      value: {
        submissionId,
        answers: {
          ...emptyIntakeAnswers(),
          company_name: ' Bakkerij\tVoorbeeld ',
          documents_info: 'regel één\r\nregel twee',
        },
        debts: '[{"id":"1"}]',
        agreesToTerms: true,
        termsVersions: newestVersions,
        recaptchaToken: 'token',
        draftKey: '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c',
        partnerReference: ' KLANT-17 ',
        signals: { website: '', elapsedMs: 61_000 },
        documents: [
          { name: 'factuur _één_.pdf', bytes: Buffer.from(samplePdf()), kind: 'reminder' },
          { name: 'groot.pdf', size: 9, sha256, kind: undefined },
        ],
      },
    });
  });

  test('accepts the largest number of rows, each text at its limit', () => {
    const values = {
      ...blankValues,
      ...Object.fromEntries(
        debtTextNames.map((name) => [name, longestText(debtField(name), (length) => '€'.repeat(length))]),
      ),
    };
    const sha256 = 'a'.repeat(64);
    const source = { kind: 'document', sha256, read: values, total: '€'.repeat(200) } as const;
    const debts = JSON.stringify(many(maxDebts, (index) => ({ id: String(9000 + index), ...values, source })));

    const outcome = parse([fieldPart('debts', debts)]);

    expect(outcome).toMatchObject({ ok: true, value: { debts } });
    expect(v.is(sentDebtsSchema, debts)).toBe(true);
  });

  test('matches kinds to documents, without counting the empty file field', () => {
    const outcome = parse([
      filePart('documents', '', ''),
      filePart('documents', 'a.pdf', 'x'),
      fieldPart('document_kinds', '["terms"]'),
    ]);

    expect(outcome).toMatchObject({ ok: true, value: { documents: [{ name: 'a.pdf', kind: 'terms' }] } });
  });

  test.each(['terms', '["terms","terms"]', '{}'])('is read without kinds where they are sent as %s', (kinds) => {
    const outcome = parse([filePart('documents', 'a.pdf', 'x'), fieldPart('document_kinds', kinds)]);

    expect(outcome).toMatchObject({ ok: true, value: { documents: [{ name: 'a.pdf', kind: undefined }] } });
  });

  test.each([
    ["filename*=utf-8''factuur%20%C3%A9%C3%A9n.pdf", 'factuur één.pdf'],
    ['filename="anders.pdf"; filename*=UTF-8\'nl\'factuur.pdf', 'factuur.pdf'],
    ['filename="a\\"b.pdf"', 'a_b.pdf'],
    ['filename=factuur.pdf', 'factuur.pdf'],
  ])('may name a file in another form: %s', (parameter, name) => {
    const part = headedPart(`Content-Disposition: form-data; name="documents"; ${parameter}`);

    expect(parse([part])).toMatchObject({ value: { documents: [{ name }] } });
  });

  test('may hold an empty file, which checkDocument refuses later', () => {
    expect(parse([filePart('documents', 'leeg.pdf', '')])).toMatchObject({
      value: { documents: [{ name: 'leeg.pdf', bytes: Buffer.alloc(0) }] },
    });
  });

  test.each(['false', '1', 'TRUE', ''])('accepts the terms only by the word true, not by %j', (word) => {
    expect(parse([fieldPart('agreeToTerms', word)])).toMatchObject({ value: { agreesToTerms: false } });
  });
});

describe('unknown part names', () => {
  test('are ignored, also those of Object.prototype', () => {
    const outcome = parse([
      fieldPart('__proto__', 'x'),
      fieldPart('constructor', 'x'),
      fieldPart('isAdmin', 'x'),
      filePart('virus', 'a.exe', 'MZ'),
    ]);

    expect(outcome).toEqual({
      ok: true,
      value: {
        submissionId,
        termsVersions: newestVersions,
        partnerReference: '',
        answers: emptyIntakeAnswers(),
        debts: '[]',
        agreesToTerms: false,
        recaptchaToken: '',
        signals: { website: '' },
        documents: [],
      },
    });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });
});

test('no part of a file name is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  parse([foreignName]);

  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('one document above the limit is parsed, so that its refusal can name it', () => {
  const outcome = parse(many(21, (index) => filePart('documents', `${index}.pdf`, 'x')));

  expect(outcome).toMatchObject({ ok: true, value: { documents: { length: 21 } } });
});

test('a field of 5 MB is cut above its limit', () => {
  const outcome = parse([fieldPart('documents_info', 'x'.repeat(5_000_000))]);

  expect(outcome).toMatchObject({ ok: true, value: { answers: { documents_info: 'x'.repeat(32 * 1024) } } });
});

describe('property: random input', () => {
  const whole = multipartBody([fieldPart('email', 'a@b.example'), filePart('documents', 'a.pdf', samplePdf())]);
  const mutation = fc.record({
    at: fc.nat(whole.length - 1),
    bytes: fc.uint8Array({ maxLength: 12 }),
    drop: fc.nat(40),
  });

  test('no body crashes or stalls the parser', async () => {
    const inputs = fc.array(mutation, { minLength: 1, maxLength: 4 });
    await tryInputs({ inputs, count: 300 }, (mutations) => {
      let body = whole;
      for (const { at, bytes, drop } of mutations) {
        body = Buffer.concat([body.subarray(0, at), bytes, body.subarray(Math.min(at + drop, body.length))]);
      }
      const outcome = parseBody(multipartType, body);
      expect([true, false]).toContain(outcome.ok);
    });
  });

  test('no header of a part or of the request crashes or stalls the parser', async () => {
    const inputs = fc.record({ boundary: fc.string({ maxLength: 90 }), name: fc.string(), header: fc.string() });
    await tryInputs({ inputs, count: 300 }, ({ boundary: mark, name, header }) => {
      const body = Buffer.from(
        `--${mark}\r\nContent-Disposition: form-data; name="${name}"; ${header}\r\n\r\nx\r\n--${mark}--\r\n`,
      );
      const outcome = parseBody(`multipart/form-data; boundary=${mark}`, body);
      expect([true, false]).toContain(outcome.ok);
    });
  });
});
