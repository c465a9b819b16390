import { submissionId } from '../../testing/fixtures';
import { accept } from '../Result';
import { readHead } from './readHead';

test('a submission has the id of the header in lower case, and the partner of its key', () => {
  const headers = { 'x-submission-id': submissionId.toUpperCase() };

  expect(readHead({ headers, partner: 'Boekhoudkantoor Voorbeeld' })).toEqual(
    accept({ submissionId, partner: 'Boekhoudkantoor Voorbeeld' }),
  );
});

test('a request without an id gets a new one', () => {
  const ids = [readHead({ headers: {} }), readHead({ headers: {} })].map((head) => head.ok && head.value.submissionId);

  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(2);
});
