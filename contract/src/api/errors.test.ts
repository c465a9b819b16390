import { apiError, fieldError } from './errors';
import { messages } from '../messages';

test('with an empty field, the error is the fixed sentence on empty fields', () => {
  const fields = [fieldError('email', 'invalid_email'), fieldError('phone', 'required')];

  expect(apiError('invalid_fields', { fields }).error).toBe(messages.requiredFieldsMissing);
});

test('without empty fields, the error is the problem of the first invalid field', () => {
  const fields = [fieldError('email', 'invalid_email'), fieldError('phone', 'too_long')];

  expect(apiError('invalid_fields', { fields }).error).toBe(fields[0]?.error);
});
