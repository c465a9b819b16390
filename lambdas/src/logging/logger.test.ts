import { faultDetails } from './logger';

test('the details of an error are its kind, code, status and stack frames, never its message', () => {
  const fault = Object.assign(new TypeError('Jan Voorbeeld\n    at Jan (thuis)', { cause: new Error('BE68 5390') }), {
    code: 'ECONNRESET',
    $metadata: { httpStatusCode: 503 },
  });

  const details = faultDetails(fault);

  expect(details).toMatchObject({ kind: 'TypeError', code: 'ECONNRESET', status: 503, cause: { kind: 'Error' } });
  expect(JSON.stringify(details)).not.toMatch(/Jan|BE68/);
  expect(JSON.stringify(details)).toContain('logger.test');
});

test('the details of a thrown value that is no Error are its type only', () => {
  expect(faultDetails('Jan Voorbeeld')).toEqual({ kind: 'string' });
});
