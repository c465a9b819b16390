import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { synthesizedStage } from '../stage/synthesizedStage';
import { functionNames, type FunctionName } from '@incasso/lambdas/functions';
import * as v from 'valibot';
import { runningMailbox, type RunningMailbox } from '../mail/testing/runningMailbox';
import type { BucketFolder } from '../store/BucketFolder';
import { Bucket, failureOf, runningStore, xmlFailureOf, type RunningStore } from '../store/testing/runningStore';
import type { AccessKey } from './Callers';
import { templatesSchema, type Templates } from './DeployedStacks';
import { localBucket } from '../stage/localBucket';
import { accessKeyOf, LocalAccount } from './LocalAccount';
import { localTemplates } from './testing/localTemplates';

const templates = localTemplates();
const account = new LocalAccount(templates);
const denied = { code: 'AccessDenied', status: 403 };

let running: RunningStore;
let folder: BucketFolder;
let administrator: S3Client;

const signedBy = (credentials: AccessKey) =>
  running.client({ credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
const as = (name: FunctionName) => signedBy(accessKeyOf(name));
const at = (Key: string) => ({ Bucket, Key });
const copy = (from: string, to: string) =>
  new CopyObjectCommand({ ...at(to), CopySource: `${Bucket}/${from}`, MetadataDirective: 'REPLACE' });
const verdict = 's3:existingobjecttag/guarddutymalwarescanstatus';
const put = (Key: string) => new PutObjectCommand({ ...at(Key), Body: 'hallo' });

beforeAll(async () => {
  running = await runningStore({
    callers: account,
    watcher: {
      controlPath: '/_watcher',
      receive: () => Promise.resolve({ status: 404, headers: {} }),
      resume: (bucket) => (folder = bucket.folder),
      onCreated: () => undefined,
    },
  });
  administrator = signedBy(localBucket.credentials);
  for (const key of [
    'submissions/a.json',
    'documents/a/1',
    'uploads/a/1',
    'outbox/a/1.json',
    'dead-letters/a/1.json',
  ]) {
    await administrator.send(put(key));
  }
});

afterAll(() => running.close());

describe('a function at S3', () => {
  test('has its role’s permissions, on its prefixes', async () => {
    await as('handle-contact-form').send(put('submissions/b.json'));
    await as('handle-intake-form').send(copy('uploads/a/1', 'documents/b/1'));
    await as('notify-staff').send(new DeleteObjectCommand(at('outbox/none.json')));

    expect(await failureOf(as('notify-staff').send(put('submissions/c.json')))).toEqual(denied);
    expect(await failureOf(as('handle-contact-form').send(put('documents/c/1')))).toEqual(denied);
    expect(await failureOf(as('open-document').send(new GetObjectCommand(at('uploads/a/1'))))).toEqual(denied);
    expect(await failureOf(as('health').send(new ListObjectsV2Command({ Bucket })))).toEqual(denied);
  });

  /** By hand and not from the table of functions: the templates follow the table even if it grants too much. */
  test.each([
    ['s3:GetObject', ['open-document', 'notify-staff']],
    ['s3:PutObject', ['handle-intake-form', 'handle-addition-form']],
    ['s3:DeleteObject', []],
  ])('is refused %s on documents unless it is one of %j', (action, allowed) => {
    const resource = `arn:aws:s3:::${Bucket}/documents/a/1`;
    const clean = { 's3:tlsversion': '1.3', [verdict]: 'NO_THREATS_FOUND' };
    const mayDo = (name: FunctionName) =>
      account.refuse(accessKeyOf(name).accessKeyId, { action, resource, conditionKeys: clean }) === undefined;

    expect(functionNames.filter(mayDo)).toEqual(allowed);
  });

  test('cannot copy an object that it may not read', async () => {
    const fromElsewhere = copy('dead-letters/a/1.json', 'outbox/c');

    await as('handle-intake-form').send(copy('submissions/a.json', 'documents/c/1'));
    expect(await failureOf(as('handle-intake-form').send(fromElsewhere))).toEqual(denied);
  });

  test('cannot copy a tagged object: a verdict must not carry over', async () => {
    await administrator.send(put('uploads/tagged/1'));
    const tag = { key: 'GuardDutyMalwareScanStatus', value: 'NO_THREATS_FOUND' };
    folder.tag('uploads/tagged/1', folder.newest('uploads/tagged/1')?.versionId ?? '', tag);

    expect(await failureOf(as('handle-intake-form').send(copy('uploads/tagged/1', 'documents/d/1')))).toEqual(denied);
  });

  test('only learns that a key is missing if it may list the bucket', async () => {
    const missing = new GetObjectCommand(at('submissions/none.json'));
    expect(await failureOf(as('notify-staff').send(missing))).toEqual({ code: 'NoSuchKey', status: 404 });

    const narrower = await runningStore({ callers: new LocalAccount(withoutAction('s3:ListBucket')) });
    const blind = narrower.client({ credentials: accessKeyOf('notify-staff') });
    const failures = [
      await failureOf(blind.send(missing)),
      await failureOf(blind.send(new HeadObjectCommand(at('submissions/none.json')))),
    ];
    await narrower.close();
    expect(failures).toEqual([denied, { code: 'Unknown', status: 403 }]);
  });

  test('signs links with no more permissions than its own', async () => {
    const upload = async (name: FunctionName, key: string) => {
      const url = await getSignedUrl(as(name), new PutObjectCommand(at(key)), { expiresIn: 60 });
      return fetch(url, { method: 'PUT', body: 'hallo' });
    };
    const download = async (name: FunctionName, key: string) =>
      fetch(await getSignedUrl(as(name), new GetObjectCommand(at(key)), { expiresIn: 60 }));

    expect((await upload('upload-tickets', 'uploads/l/1')).status).toBe(200);
    expect(await xmlFailureOf(await upload('upload-tickets', 'documents/l/1'))).toEqual(denied);
    expect(await xmlFailureOf(await upload('open-document', 'uploads/l/2'))).toEqual(denied);
    expect((await download('open-document', 'submissions/a.json')).status).toBe(200);
    expect(await xmlFailureOf(await download('open-document', 'documents/a/1'))).toEqual(denied);
  });
});

describe('the policies of resources', () => {
  const object = (action: string, conditionKeys: Record<string, string | undefined> = {}) => ({
    action,
    resource: `arn:aws:s3:::${Bucket}/documents/a/1`,
    conditionKeys: { 's3:tlsversion': '1.3', 's3:existingobjecttag/': undefined, ...conditionKeys },
  });
  test('deny even an administrator a document without a clean verdict', async () => {
    const document = new GetObjectCommand(at('documents/a/1'));

    expect(await failureOf(administrator.send(document))).toEqual(denied);
    expect(await failureOf(as('notify-staff').send(document))).toEqual(denied);
  });

  test.each([
    ['a document that was found clean', object('s3:GetObject', { [verdict]: 'NO_THREATS_FOUND' }), undefined],
    ['a document with a threat', object('s3:GetObject', { [verdict]: 'THREATS_FOUND' }), 'explicit deny'],
    ['a verdict of their own', object('s3:PutObjectTagging'), 'explicit deny'],
    ['anything without TLS', object('s3:DeleteObject', { 'aws:securetransport': 'false' }), 'explicit deny'],
    ['anything by an old TLS', object('s3:DeleteObject', { 's3:tlsversion': '1.1' }), 'explicit deny'],
  ])('an administrator and %s', (_access, access, reason) => {
    expect(account.refuse(localBucket.credentials.accessKeyId, access)?.reason).toBe(reason);
  });

  test('let the scanner read and tag documents', () => {
    const may = (action: string) => account.mayScanner(action, 'documents/a/1');

    expect(['s3:GetObject', 's3:PutObjectTagging', 's3:PutObject'].map(may)).toEqual([true, true, false]);
  });

  test('let two rules send to the queue, and the timer start notify-staff', () => {
    expect(['RecordStored', 'DocumentScanned', 'RetryTimer'].map((rule) => account.mayForward(rule))).toEqual([
      true,
      true,
      false,
    ]);
    expect(account.mayStartTimer()).toBe(true);
    expect(new LocalAccount(withoutAction('lambda:InvokeFunction')).mayStartTimer()).toBe(false);
  });
});

test('notify-staff may send to its queue, and no other function may', () => {
  const may = (name: FunctionName) => account.maySend(accessKeyOf(name).accessKeyId);

  expect(functionNames.filter(may)).toEqual(['notify-staff']);
});

describe('an operator at S3', () => {
  const operator = () => signedBy(localBucket.operatorCredentials);

  test('reads every record, only writes outbox entries, and deletes no version', async () => {
    const { VersionId = '' } = await administrator.send(put('submissions/kept.json'));
    await operator().send(new GetObjectCommand(at('submissions/kept.json')));
    await operator().send(put('outbox/again.json'));

    expect(await failureOf(operator().send(put('submissions/x.json')))).toEqual(denied);
    expect(await failureOf(operator().send(new DeleteObjectCommand(at('submissions/kept.json'))))).toEqual(denied);
    const version = { ...at('submissions/kept.json'), VersionId };
    expect(await failureOf(operator().send(new DeleteObjectCommand(version)))).toEqual(denied);
  });
});

describe('the eraser role, at S3', () => {
  const eraser = () => signedBy(localBucket.eraserCredentials);
  const deletes = (client: ReturnType<typeof signedBy>, Key: string, VersionId: string) =>
    client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key, VersionId }, { Key: 'submissions/a.json' }] } }),
    );

  test('reads and deletes every version, only writes tombstones, and adds no delete markers', async () => {
    const { VersionId = '' } = await administrator.send(put('submissions/erased.json'));
    await eraser().send(new GetObjectCommand({ ...at('submissions/erased.json'), VersionId }));
    await eraser().send(put('erased/a'));

    expect(await failureOf(eraser().send(put('submissions/x.json')))).toEqual(denied);
    const { Deleted, Errors } = await deletes(eraser(), 'submissions/erased.json', VersionId);
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['submissions/erased.json']);
    expect(Errors).toMatchObject([{ Key: 'submissions/a.json', Code: 'AccessDenied' }]);
  });

  test('is the only one that the bucket lets delete a version: an administrator cannot', async () => {
    const { VersionId = '' } = await administrator.send(put('submissions/safe.json'));
    const { Errors } = await deletes(administrator, 'submissions/safe.json', VersionId);

    expect(Errors).toMatchObject([{ Key: 'submissions/safe.json', Code: 'AccessDenied' }]);
  });
});

describe('a function at SES', () => {
  let mailbox: RunningMailbox;

  beforeAll(async () => {
    mailbox = await runningMailbox(account);
  });

  afterAll(() => mailbox.close());

  async function send(name: FunctionName, from: string) {
    const raw = Buffer.from(`From: ${from}\nTo: jan@klant.example\nSubject: x\n\nx`);
    return failureOf(
      mailbox.client(accessKeyOf(name)).send(new SendRawEmailCommand({ Source: from, RawMessage: { Data: raw } })),
    );
  }

  test('only sends if its role permits, and from the sender’s address', async () => {
    await send('notify-staff', synthesizedStage.senderAddress);
    expect(await mailbox.messages()).toHaveLength(1);
    expect(await send('notify-staff', 'other@kantoor.example')).toEqual(denied);
    expect(await send('handle-intake-form', synthesizedStage.senderAddress)).toEqual(denied);
  });
});

/** The templates without any grant of this action. */
function withoutAction(action: string): Templates {
  const changed: unknown = JSON.parse(JSON.stringify(templates).replaceAll(`"${action}"`, '"sample:Nothing"'));
  return v.parse(templatesSchema, changed);
}
