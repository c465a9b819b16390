import { faultDetails } from './faultDetails';

test('a fault is told by its kind, its code, its status and its places, never by its words', () => {
  const fault = Object.assign(new TypeError('Jan Voorbeeld\n    at Jan (thuis)', { cause: new Error('BE68 5390') }), {
    code: 'ECONNRESET',
    $metadata: { httpStatusCode: 503 },
  });

  const details = faultDetails(fault);

  expect(details).toMatchObject({ kind: 'TypeError', code: 'ECONNRESET', status: 503, cause: { kind: 'Error' } });
  expect(JSON.stringify(details)).not.toMatch(/Jan|BE68/);
  expect(JSON.stringify(details)).toContain('faultDetails.test');
});

test('what is thrown without being an error is told by its kind alone', () => {
  expect(faultDetails('Jan Voorbeeld')).toEqual({ kind: 'string' });
});
