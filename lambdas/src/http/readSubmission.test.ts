import { submissionId } from '../../testing/fixtures';
import { accept, refuse } from '../results/Result';
import { readSubmission } from './readSubmission';

const request = { headers: {}, query: {}, pathParameters: {}, body: new Uint8Array() };
const body = accept({ recaptchaToken: 'token' });

test('a submission has the id of its head, in small letters, the partner of its key, and what its body says', async () => {
  const headers = { 'x-submission-id': submissionId.toUpperCase() };

  expect(await readSubmission({ ...request, headers, partner: 'Boekhoudkantoor Voorbeeld' }, () => body)).toEqual(
    accept({ submissionId, partner: 'Boekhoudkantoor Voorbeeld', recaptchaToken: 'token' }),
  );
});

test('a call without an id gets one of its own', async () => {
  const one = await readSubmission(request, () => body);
  const other = await readSubmission(request, () => body);

  const ids = [one, other].map((result) => (result.ok ? result.value.submissionId : ''));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(2);
});

test('an id that is no UUID is refused before the body is read', async () => {
  const read = () => {
    throw new Error('read');
  };

  expect(await readSubmission({ ...request, headers: { 'x-submission-id': '../../x' } }, read)).toEqual(
    refuse('malformed_request', { reason: 'submission_id' }),
  );
});

test('a body that is refused refuses the submission', async () => {
  const refused = refuse('unsupported_media_type');

  expect(await readSubmission(request, () => refused)).toEqual(refused);
});
