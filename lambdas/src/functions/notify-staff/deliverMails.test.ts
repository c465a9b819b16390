import { setImmediate } from 'node:timers/promises';
import {
  keepingMailer,
  now,
  storedAddition,
  storedContact,
  storedIntake,
  submissionId,
} from '../../../testing/fixtures';
import {
  bytes,
  sampleCaseFileName,
  factuur,
  intake,
  overviewName,
  staff,
  startDelivery as start,
} from '../../../testing/startDelivery';
import { MailDeferred, MailUnanswered, type Mail } from '../../mail/Mailer';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { entryOf } from '../../submissions/OutboxEntry';
import { storeRecord } from '../../submissions/storeRecord';
import { deliverMails, type DeliveryOutcome } from './deliverMails';
import type { DeliveryPorts } from './DeliveryPorts';
import { mailSubjects } from './mails/mailSubjects';

const about = { reference: 'K7QM-3TXB', name: 'Bakkerij Voorbeeld BV' };

const atAge = (ports: DeliveryPorts, minutes: number): DeliveryPorts => ({
  ...ports,
  now: () => new Date(now.getTime() + minutes * 60_000),
});

const documentKey = storageKeys.document({ submissionId, sha256: factuur.sha256 });

test('staff and visitor each get their mail, and the outbox is empty', async () => {
  const { store, mailer, ports } = await start();

  expect(await deliverMails({ submissionId }, ports)).toBe('delivered');

  expect(mailer.sent).toMatchObject([
    {
      to: staff,
      reference: 'K7QM-3TXB',
      replyTo: { name: 'Jan Voorbeeld', address: 'jan@bakkerij.example' },
      subject: mailSubjects.staff.intake(about),
      attachments: [
        { name: 'K7QM-3TXB - Factuur - factuur.pdf', mediaType: 'application/pdf', bytes },
        { name: overviewName, mediaType: 'application/pdf' },
        { name: sampleCaseFileName, mediaType: 'application/json' },
      ],
    },
    {
      to: ['jan@bakkerij.example'],
      reference: 'K7QM-3TXB',
      subject: mailSubjects.visitor.intake(about.reference),
      attachments: [],
    },
  ]);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('a contact message is mailed to the staff alone, without a case file', async () => {
  const { store, mailer, ports } = await start(storedContact());

  expect(await deliverMails({ submissionId }, ports)).toBe('delivered');

  expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [staff, mailSubjects.staff.contact({ ...about, name: 'An Voorbeeld' })],
  ]);
  expect(store.keysUnder('cases/')).toEqual([]);
});

describe('an addition', () => {
  async function startWithAddition(changes: Partial<DeliveryPorts> = {}) {
    const started = await start(intake, changes);
    const addition = storedAddition({ documents: [factuur] });
    await storeRecord(started.store, { record: addition, documents: [{ ...factuur, bytes }] });
    return { ...started, addition };
  }

  test('is mailed to staff and client by itself, under the case’s reference, with its documents', async () => {
    const { store, mailer, ports, addition } = await startWithAddition();

    expect(await deliverMails(addition, ports)).toBe('delivered');

    expect(mailer.sent).toMatchObject([
      {
        to: staff,
        submissionId: addition.submissionId,
        reference: 'K7QM-3TXB',
        replyTo: { address: 'jan@bakkerij.example' },
        subject: mailSubjects.staff.addition(about),
      },
      { to: ['jan@bakkerij.example'], submissionId: addition.submissionId, reference: 'K7QM-3TXB', attachments: [] },
    ]);
    expect(mailer.sent[0]?.attachments).toContainEqual(
      expect.objectContaining({ name: 'K7QM-3TXB - Factuur - factuur.pdf', bytes }),
    );
    expect(store.keysUnder('outbox/')).toEqual([storageKeys.outboxEntry(intake)]);
    expect(await deliverMails(addition, ports)).toBe('nothing_due');
  });

  test('and its case do not wait for each other', async () => {
    const { mailer, ports, addition } = await startWithAddition();
    const ofCase = keepingMailer(({ submissionId: id }) => (id === submissionId ? new Error('down') : undefined));

    expect(await deliverMails({ submissionId }, { ...ports, mailer: ofCase })).toBe('failed');
    expect(await deliverMails(addition, ports)).toBe('delivered');

    expect(mailer.sent.map(({ submissionId: id }) => id)).toEqual([addition.submissionId, addition.submissionId]);
  });

  test('is not mailed without its case', async () => {
    const { store, mailer, ports, addition } = await startWithAddition();
    await store.remove(storageKeys.record(storedIntake()));

    expect(await deliverMails(addition, ports)).toBe('no_record');
    expect(mailer.sent).toEqual([]);
  });
});

test('a failed mail waits without a lease, and is then sent alone', async () => {
  const { store, mailer, ports } = await start();
  const faults: unknown[] = [];
  const onMailFault = (...fault: unknown[]) => faults.push(fault);
  const flaky = keepingMailer(({ to }) => (to === staff ? new Error('down') : undefined));

  expect(await deliverMails({ submissionId }, { ...ports, mailer: flaky, onMailFault })).toBe('failed');

  expect(faults).toEqual([[submissionId, new Error('down')]]);
  const entry = store.json(storageKeys.outboxEntry(intake));
  expect(entry).toMatchObject({
    due: ['staff'],
    failures: { count: 1, firstAt: now.toISOString(), lastKind: 'Error' },
  });
  expect(entry).not.toHaveProperty('leasedAt');

  expect(await deliverMails({ submissionId }, atAge(ports, 9))).toBe('held');
  expect(await deliverMails({ submissionId }, atAge(ports, 10))).toBe('delivered');
  expect(mailer.sent.map(({ to }) => to)).toEqual([staff]);
  expect(flaky.sent.map(({ to }) => to)).toEqual([['jan@bakkerij.example']]);
});

test('a mail without a response from SES waits three times as long, since SES may have accepted it', async () => {
  const silent = keepingMailer(({ to }) => (to === staff ? undefined : new MailUnanswered(new Error('late'))));
  const { mailer, ports } = await start();

  expect(await deliverMails({ submissionId }, { ...ports, mailer: silent })).toBe('failed');

  expect(await deliverMails({ submissionId }, atAge(ports, 29))).toBe('held');
  expect(await deliverMails({ submissionId }, atAge(ports, 30))).toBe('delivered');
  expect(mailer.sent.map(({ to }) => to)).toEqual([['jan@bakkerij.example']]);
});

test('while the staff’s mail waits, a failed confirmation does not rewrite the outbox entry, which would restart the wait', async () => {
  const { store, mailer, ports } = await start();
  const failing = keepingMailer(({ to }) => (to === staff ? new MailUnanswered(new Error('late')) : new Error('down')));
  await deliverMails({ submissionId }, { ...ports, mailer: failing });
  const key = storageKeys.outboxEntry(intake);
  const before = await store.read(key);

  expect(await deliverMails({ submissionId }, atAge(ports, 29))).toBe('held');
  expect(await store.read(key)).toEqual(before);

  expect(await deliverMails({ submissionId }, atAge(ports, 30))).toBe('delivered');
  expect(mailer.sent).toHaveLength(2);
});

test('sends both mails of a record concurrently', async () => {
  const { mailer, ports } = await start();
  const onTheirWay: number[] = [];
  let count = 0;
  const slow = {
    async send(mail: Mail) {
      onTheirWay.push((count += 1));
      await setImmediate();
      count -= 1;
      return mailer.send(mail);
    },
  };

  await deliverMails({ submissionId }, { ...ports, mailer: slow });

  expect(onTheirWay).toEqual([1, 2]);
});

test("mails deferred because SES accepts none do not count as their record's failures; refused mails do", async () => {
  const { store, ports } = await start();
  const failures = async (fault: Error, minutes: number) => {
    await deliverMails({ submissionId }, { ...atAge(ports, minutes), mailer: keepingMailer(() => fault) });
    return store.json(storageKeys.outboxEntry(intake));
  };

  expect(await failures(new MailDeferred('Throttling', undefined, true), 1)).not.toHaveProperty('failures');
  expect(await failures(new MailDeferred('MessageRejected', undefined), 11)).toMatchObject({ failures: { count: 1 } });
  expect(await failures(new MailDeferred('Throttling', undefined, true), 21)).not.toHaveProperty('failures');
});

test('a record that failed for a day is given up at its next failure, unless SES was down meanwhile', async () => {
  const { store, ports } = await start();
  const entry = store.json(storageKeys.outboxEntry(intake));
  const failures = { count: 90, firstAt: new Date(now.getTime() - 24 * 60 * 60_000).toISOString(), lastKind: 'Error' };
  const keep = () => store.write(storageKeys.outboxEntry(intake), jsonBody(Object.assign({}, entry, { failures })));
  const failing = (fault: Error) => ({ ...ports, mailer: keepingMailer(() => fault) });
  const rejecting = failing(new MailDeferred('MessageRejected', undefined));
  await keep();

  expect(await deliverMails({ submissionId }, failing(new MailDeferred('Throttling', undefined, true)))).toBe('failed');
  expect(await deliverMails({ submissionId }, atAge(rejecting, 10))).toBe('failed');
  await keep();
  expect(await deliverMails({ submissionId }, atAge(rejecting, 20))).toBe('dead');
});

test('after a process was killed, only the timer’s next message has the mails tried again', async () => {
  const { store, mailer, ports } = await start();
  const unfinished = { count: 2, firstAt: now.toISOString(), lastKind: 'unfinished' };
  const entry = { ...entryOf(intake, { createdAt: now.toISOString(), due: ['staff'] }), failures: unfinished };
  const key = storageKeys.outboxEntry(intake);
  await store.write(key, jsonBody(entry));

  expect(await deliverMails({ submissionId }, ports)).toBe('held');
  // A message of the timer that the queue redelivered after a try.
  expect(await deliverMails({ ...intake, key, knownFailures: 1 }, ports)).toBe('held');
  expect(mailer.sent).toEqual([]);

  expect(await deliverMails({ ...intake, key, knownFailures: 2 }, ports)).toBe('delivered');
});

test('while a process sends, a message of the timer sends nothing', async () => {
  const { store, mailer, ports } = await start();
  const byTimer = { ...intake, key: storageKeys.outboxEntry(intake), knownFailures: 1 };
  const meanwhile: DeliveryOutcome[] = [];
  const sending = {
    send: async (mail: Mail) => {
      meanwhile.push(await deliverMails(byTimer, ports));
      return mailer.send(mail);
    },
  };

  expect(await deliverMails({ submissionId }, { ...ports, mailer: sending })).toBe('delivered');

  expect(meanwhile).toEqual(['leased', 'leased']);
  expect(mailer.sent).toHaveLength(2);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('a process killed while sending holds no lease that is older than leasesVoidBefore', async () => {
  const { store, mailer, ports } = await start();
  const killed = keepingMailer(() => {
    store.hook = () => Promise.reject(new Error('killed'));
    return new Error('killed');
  });
  await expect(deliverMails({ submissionId }, { ...ports, mailer: killed })).rejects.toThrow('killed');
  store.hook = () => undefined;

  const restarted = { ...ports, leasesVoidBefore: new Date(now.getTime() + 1) };
  const byTimer = { ...intake, key: storageKeys.outboxEntry(intake), knownFailures: 1 };

  expect(await deliverMails(byTimer, restarted)).toBe('delivered');
  expect(mailer.sent).toHaveLength(2);
});

describe('with malware scanning', () => {
  const verdictTag = 'GuardDutyMalwareScanStatus';
  const scannedAtAge = (ports: DeliveryPorts, minutes: number): DeliveryPorts => ({
    ...atAge(ports, minutes),
    scan: chooseMalwareScan('guardduty', ports.store),
  });

  test('the staff’s mail waits for the verdict, the visitor’s does not', async () => {
    const { store, mailer, ports } = await start();

    expect(await deliverMails({ submissionId }, scannedAtAge(ports, 1))).toBe('waiting_for_scan');
    expect(await deliverMails({ submissionId }, scannedAtAge(ports, 2))).toBe('waiting_for_scan');
    expect(mailer.sent.map(({ to }) => to)).toEqual([['jan@bakkerij.example']]);

    store.tag(documentKey, { [verdictTag]: 'NO_THREATS_FOUND' });
    expect(await deliverMails({ submissionId }, scannedAtAge(ports, 3))).toBe('delivered');
    expect(mailer.sent[1]).toMatchObject({
      to: staff,
      attachments: [{ bytes }, { name: overviewName }, { name: sampleCaseFileName }],
    });
  });

  test('a verdict that arrives while the visitor’s mail is being sent releases the staff’s mail at once', async () => {
    const { store, mailer, ports } = await start();
    const tagging = {
      send: (mail: Mail) => {
        store.tag(documentKey, { [verdictTag]: 'NO_THREATS_FOUND' });
        return mailer.send(mail);
      },
    };

    expect(await deliverMails({ submissionId }, { ...scannedAtAge(ports, 1), mailer: tagging })).toBe('delivered');

    expect(mailer.sent.map(({ to }) => to)).toEqual([['jan@bakkerij.example'], staff]);
  });

  test('after the time limit the mail is sent without the document and says so', async () => {
    const { mailer, ports } = await start();

    expect(await deliverMails({ submissionId }, scannedAtAge(ports, 31))).toBe('delivered');

    expect(mailer.sent[0]).toMatchObject({
      to: staff,
      attachments: [{ name: overviewName }, { name: sampleCaseFileName }],
    });
    expect(mailer.sent[0]?.text).toContain('De virusscan is nog bezig.');
  });

  test.each([
    ['THREATS_FOUND', 'de virusscan vond een bedreiging'],
    ['UNSUPPORTED', 'de virusscan kon dit document niet lezen'],
  ])('a document with the verdict %s never reaches the staff', async (verdict, words) => {
    const { store, mailer, ports } = await start();
    store.tag(documentKey, { [verdictTag]: verdict });

    expect(await deliverMails({ submissionId }, scannedAtAge(ports, 1))).toBe('delivered');

    expect(mailer.sent[0]).toMatchObject({
      to: staff,
      attachments: [{ name: overviewName }, { name: sampleCaseFileName }],
    });
    expect(mailer.sent[0]?.text).toContain(words);
    expect(mailer.sent[0]?.html).not.toContain('/api/documents/');
  });
});

test('a mail among the documents is linked, whatever room is left', async () => {
  const mail = { ...factuur, name: 'klacht.eml', mediaType: 'message/rfc822', kind: 'correspondence' } as const;
  const { mailer, ports } = await start({ ...intake, documents: [mail] });

  await deliverMails({ submissionId }, ports);

  expect(mailer.sent[0]?.attachments).toMatchObject([{ name: overviewName }, { name: sampleCaseFileName }]);
  expect(mailer.sent[0]?.text).toContain('via link: klacht.eml');
});
