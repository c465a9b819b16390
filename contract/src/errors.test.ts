import { apiError, fieldError } from './errors';
import { messages } from './messages';

test('while a field is empty, the answer is the fixed sentence on empty fields', () => {
  const fields = [fieldError('email', 'invalid_email'), fieldError('phone', 'required')];

  expect(apiError('invalid_fields', fields).error).toBe(messages.requiredFieldsMissing);
});

test('fields that are filled in wrongly are answered with what is wrong with the first', () => {
  const fields = [fieldError('email', 'invalid_email'), fieldError('phone', 'too_long', 200)];

  expect(apiError('invalid_fields', fields).error).toBe(fields[0]?.error);
});

test('a text that is too long is told with its limit', () => {
  expect(fieldError('phone', 'too_long', 200).error).toBe('Deze tekst is te lang. Kort hem in tot 200 tekens.');
});
