import { keepingMailer, otherSubmissionId, storedContact, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { deliveryPorts } from '../../../testing/startDelivery';
import { appendRecord } from '../../submissions/appendRecord';
import { handleBatch } from './handleBatch';

const message = (messageId: string, body: unknown) => ({
  messageId,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  receiptHandle: '',
  attributes: { ApproximateReceiveCount: '1', SentTimestamp: '0', SenderId: '', ApproximateFirstReceiveTimestamp: '0' },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: 'eu-central-1',
});
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

test('only the messages that failed come back', async () => {
  const { store, lines, ports } = start();
  await appendRecord(store, { record: storedContact(), documents: [] });
  const other = storedContact({ submissionId: otherSubmissionId, reference: 'AAAA-AAAA' });
  await appendRecord(store, { record: other, documents: [] });
  const mailer = keepingMailer(({ text }) => (text.includes('AAAA-AAAA') ? new Error('Jan Voorbeeld') : undefined));
  const Records = [
    message('een', created(`submissions/${submissionId}.json`)),
    message('twee', created(`submissions/${otherSubmissionId}.json`)),
  ];

  expect(await handleBatch({ Records }, { ...ports, mailer })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'twee' }],
  });

  expect(lines).toMatchObject([
    { requestId: 'een', submissionId, outcome: 'delivered' },
    { requestId: 'twee', submissionId: otherSubmissionId, outcome: 'failed', fault: { kind: 'Error' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Jan');
});

test('a verdict of the scan delivers the submission of its document', async () => {
  const { store, lines, ports } = start();
  await appendRecord(store, { record: storedContact(), documents: [] });
  const body = scanned(`documents/${submissionId}/${'a'.repeat(64)}`);

  await handleBatch({ Records: [message('een', body)] }, ports);

  expect(lines).toMatchObject([{ submissionId, outcome: 'delivered' }]);
});

test.each([
  ['no JSON', 'x'],
  ['another event', { 'detail-type': 'Object Deleted', detail: {} }],
  ['a key of another kind', created('uploads/x')],
  ['a key that is none of ours', created('submissions/../x.json')],
])('a message that is %s is dropped', async (_case, body) => {
  const { lines, ports } = start();

  expect(await handleBatch({ Records: [message('een', body)] }, ports)).toEqual({
    batchItemFailures: [],
  });
  expect(lines).toMatchObject([{ outcome: 'not_ours' }]);
});
