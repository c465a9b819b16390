import * as v from 'valibot';
import { contactRequestSchema } from './api';
import { botSignalsInTextSchema } from './botSignals';

const inJson = (signals: object) =>
  v.safeParse(contactRequestSchema, { formData: {}, recaptchaToken: 'token', ...signals });

test('a call may omit both signals', () => {
  expect(inJson({}).output).toEqual({ formData: {}, recaptchaToken: 'token', website: '' });
  expect(v.parse(botSignalsInTextSchema, {})).toEqual({ website: '' });
});

test('reads both, as JSON and as text', () => {
  expect(inJson({ website: 'x', elapsedMs: 3100 }).output).toMatchObject({ website: 'x', elapsedMs: 3100 });
  expect(v.parse(botSignalsInTextSchema, { website: 'x', elapsedMs: '3100' })).toEqual({
    website: 'x',
    elapsedMs: 3100,
  });
});

test.each([-1, 1.5, '3100', null, Number.MAX_VALUE])('rejects %j as time in JSON', (elapsedMs) => {
  expect(inJson({ elapsedMs }).success).toBe(false);
});

test.each(['', '-1', '1.5', '1e3', ' 3100', '0x10', '9'.repeat(20)])('rejects %j as time in text', (elapsedMs) => {
  expect(v.is(botSignalsInTextSchema, { elapsedMs })).toBe(false);
});
