import { keepingMailer, otherSubmissionId, storedContact, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { queueMessage } from '../../../testing/recordingQueue';
import { deliveryPorts } from '../../../testing/startDelivery';
import { storageKeys } from '../../storage/storageKeys';
import { storeRecord } from '../../submissions/storeRecord';
import { handleBatch } from './handleBatch';

const message = (messageId: string, body: unknown) =>
  queueMessage(messageId, typeof body === 'string' ? body : JSON.stringify(body));
const created = (key: string) => ({ 'detail-type': 'Object Created', detail: { bucket: {}, object: { key } } });
const scanned = (objectKey: string) => ({
  'detail-type': 'GuardDuty Malware Protection Object Scan Result',
  detail: { s3ObjectDetails: { objectKey } },
});

function start() {
  const store = new MemoryStore();
  const lines: Readonly<Record<string, unknown>>[] = [];
  const logger = {
    info: (_message: string, line: Readonly<Record<string, unknown>>) => lines.push(line),
    error: (_message: string, line: Readonly<Record<string, unknown>>) => lines.push(line),
  };
  return { store, lines, ports: { ...deliveryPorts(store), logger } };
}

test('returns only messages whose outcome could not be written', async () => {
  const { store, lines, ports } = start();
  const ids = [submissionId, otherSubmissionId, '33333333-3333-4333-8333-333333333333'];
  for (const id of ids) await storeRecord(store, { record: storedContact({ submissionId: id }), documents: [] });
  const mailer = keepingMailer(({ submissionId: id }) => (id === ids[1] ? new Error('no mail') : undefined));
  store.hook = (_moment, operation, key) => {
    if (operation === 'replace' && key.includes(ids[2] ?? '')) throw new Error('Jan Voorbeeld');
  };
  const Records = ids.map((id) => message(`over ${id}`, created(`submissions/${id}.json`)));

  expect(await handleBatch({ Records }, { ...ports, mailer })).toEqual({
    batchItemFailures: [{ itemIdentifier: `over ${ids[2]}` }],
  });

  expect(lines).toMatchObject([
    { requestId: `over ${ids[0]}`, submissionId, outcome: 'delivered' },
    { submissionId: ids[1], outcome: 'failed' },
    { submissionId: ids[2], outcome: 'not_written', fault: { kind: 'Error' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Jan');
});

test('does not return a message about an unreadable record: its entry is given up', async () => {
  const { store, lines, ports } = start();
  await store.write(storageKeys.record({ submissionId }), { bytes: '{', contentType: 'application/json' });
  const Records = [message('een', created(`submissions/${submissionId}.json`))];

  expect(await handleBatch({ Records }, ports)).toEqual({ batchItemFailures: [] });
  expect(lines).toMatchObject([{ submissionId, outcome: 'unreadable' }]);
});

test('a scan verdict delivers the submission of its document', async () => {
  const { store, lines, ports } = start();
  await storeRecord(store, { record: storedContact(), documents: [] });
  const body = scanned(`documents/${submissionId}/${'a'.repeat(64)}`);

  await handleBatch({ Records: [message('een', body)] }, ports);

  expect(lines).toMatchObject([{ submissionId, outcome: 'delivered' }]);
});

test.each([
  ['no JSON', 'x'],
  ['another event', { 'detail-type': 'Object Deleted', detail: {} }],
  ['a key of another kind', created('uploads/x')],
  ['a key that is none of ours', created('submissions/../x.json')],
  ['a left-over entry without its attempt', { 'detail-type': 'Outbox Entry Left Over', detail: { submissionId } }],
])('a message that is %s is dropped', async (_case, body) => {
  const { lines, ports } = start();

  expect(await handleBatch({ Records: [message('een', body)] }, ports)).toEqual({
    batchItemFailures: [],
  });
  expect(lines).toMatchObject([{ outcome: 'not_ours' }]);
});
