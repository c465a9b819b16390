import * as v from 'valibot';
import { contactRequestSchema } from './api';
import { botSignalsInTextSchema } from './botSignals';

const inJson = (signals: object) =>
  v.safeParse(contactRequestSchema, { formData: {}, recaptchaToken: 'token', ...signals });

test('a call may leave both signals out', () => {
  expect(inJson({}).output).toEqual({ formData: {}, recaptchaToken: 'token', website: '' });
  expect(v.parse(botSignalsInTextSchema, {})).toEqual({ website: '' });
});

test('both are read, as JSON and as text', () => {
  expect(inJson({ website: 'x', elapsedMs: 3100 }).output).toMatchObject({ website: 'x', elapsedMs: 3100 });
  expect(v.parse(botSignalsInTextSchema, { website: 'x', elapsedMs: '3100' })).toEqual({
    website: 'x',
    elapsedMs: 3100,
  });
});

test.each([-1, 1.5, '3100', null, Number.MAX_VALUE])('in JSON, %j is no time', (elapsedMs) => {
  expect(inJson({ elapsedMs }).success).toBe(false);
});

test.each(['', '-1', '1.5', '1e3', ' 3100', '0x10', '9'.repeat(20)])('as text, %j is no time', (elapsedMs) => {
  expect(v.is(botSignalsInTextSchema, { elapsedMs })).toBe(false);
});
