import { apiError, fieldError } from './errors';
import { messages } from './messages';

test('while a field is empty, the answer is the fixed sentence on empty fields', () => {
  const fields = [fieldError('email', 'invalid_email'), fieldError('phone', 'required')];

  expect(apiError('invalid_fields', fields).error).toBe(messages.requiredFieldsMissing);
});

test('when no field is empty, the answer is the problem of the first wrong field', () => {
  const fields = [fieldError('email', 'invalid_email'), fieldError('phone', 'too_long')];

  expect(apiError('invalid_fields', fields).error).toBe(fields[0]?.error);
});
