import { mailLimits } from '@incasso/contract/limits';
import {
  keepingMailer,
  newAddition,
  now,
  plainCaseFiles,
  storedChange,
  submissionId,
  validAnswers,
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
import type { CaseFile } from '../../case-file/CaseFile';
import { MailUnanswered, type Mail, sizeInMail } from '../../mail/Mailer';
import { jsonBody } from '../../storage/readJson';
import { storageKeys } from '../../storage/storageKeys';
import { appendRecord } from '../../submissions/appendRecord';
import { deliverMails } from './deliverMails';
import type { DeliveryPorts } from './DeliveryPorts';
import { mailSubjects } from './mails/mailSubjects';

const about = { reference: 'K7QM-3TXB', name: 'Bakkerij Voorbeeld BV' };

const change = storedChange({
  receivedAt: new Date(now.getTime() - 60_000).toISOString(),
  answers: validAnswers({ email: 'jan@bakker.example', bank_account: 'BE71 0961 2345 6769' }),
  documents: [factuur],
});

describe('a changed version of a case', () => {
  async function startWithChange(changes: Partial<DeliveryPorts> = {}) {
    const started = await start(intake, {
      linkToCase: (of) => `https://www.kantoor.example/nasturen#${of.receivedAt}`,
      ...changes,
    });
    const { submissionId: id, attempt, receivedAt: createdAt } = change;
    const entry = { version: 1, submissionId: id, attempt, createdAt, due: ['staff', 'visitor'] };
    await started.store.write(storageKeys.outboxEntry(change), jsonBody(entry));
    await started.store.write(storageKeys.laterRecord(change), jsonBody(change));
    return started;
  }

  test('is mailed to staff and visitor after the first version, at its current address', async () => {
    const { store, mailer, ports } = await startWithChange();

    expect(await deliverMails(submissionId, ports)).toBe('delivered');
    expect(await deliverMails(submissionId, ports)).toBe('nothing_due');

    expect(mailer.sent.map(({ to, subject, reference }) => [to, subject, reference])).toEqual([
      [staff, mailSubjects.staff.intake(about), 'K7QM-3TXB'],
      [['jan@bakkerij.example'], mailSubjects.visitor.intake(about.reference), 'K7QM-3TXB'],
      [staff, mailSubjects.staff.change(about), 'K7QM-3TXB'],
      [['jan@bakker.example'], mailSubjects.visitor.change(about.reference), 'K7QM-3TXB'],
    ]);
    expect(mailer.sent[2]?.attachments.map(({ name }) => name)).toEqual([
      'K7QM-3TXB - Factuur - factuur.pdf',
      overviewName,
      sampleCaseFileName,
    ]);
    expect(mailer.sent[3]?.text).toContain(`/nasturen#${intake.receivedAt}`);
    expect(store.keysUnder('outbox/')).toEqual([]);
  });

  test('the next case file has the changed case, and the earlier answers beside it', async () => {
    const { store, mailer, ports } = await startWithChange();

    await deliverMails(submissionId, ports);

    const attached = mailer.sent[2]?.attachments.find(({ name }) => name === sampleCaseFileName);
    const file = store.json(storageKeys.caseFile({ submissionId, number: 1 }));
    expect(JSON.parse(new TextDecoder().decode(attached?.bytes))).toEqual(file);
    expect(file).toMatchObject({
      answers: { bank_account: 'BE71 0961 2345 6769' },
      changes: [{ number: 1, replaced: { answers: { bank_account: intake.answers.bank_account } } }],
    });
    expect(store.json(storageKeys.caseFile({ submissionId, number: 0 }))).toMatchObject({ answers: intake.answers });
  });
});

describe('an addition to a case', () => {
  async function startWithAddition(changes: Partial<DeliveryPorts> = {}) {
    const started = await start(intake, changes);
    const addition = newAddition({ documents: [factuur] });
    await appendRecord(started.store, { record: addition, documents: [{ ...factuur, bytes }] });
    return { ...started, addition };
  }

  test('reaches the staff after the case, with its documents; the visitor gets no mail on it', async () => {
    const { store, mailer, ports } = await startWithAddition();

    expect(await deliverMails(submissionId, ports)).toBe('delivered');

    expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [staff, mailSubjects.staff.intake(about)],
      [['jan@bakkerij.example'], mailSubjects.visitor.intake(about.reference)],
      [staff, mailSubjects.staff.addition(about)],
    ]);
    expect(mailer.sent[2]).toMatchObject({
      reference: 'K7QM-3TXB',
      replyTo: { address: 'jan@bakkerij.example' },
      attachments: [
        { name: 'K7QM-3TXB - Factuur - factuur.pdf', bytes },
        { name: overviewName, mediaType: 'application/pdf' },
        { name: sampleCaseFileName, mediaType: 'application/json' },
      ],
    });
    expect(store.keysUnder('outbox/')).toEqual([]);
    expect(await deliverMails(submissionId, ports)).toBe('nothing_due');
    expect(mailer.sent).toHaveLength(3);
  });

  test('to a case that was mailed before counts as delivered', async () => {
    const { store, ports } = await start();
    await deliverMails(submissionId, ports);
    await appendRecord(store, { record: newAddition(), documents: [] });

    expect(await deliverMails(submissionId, ports)).toBe('delivered');
  });

  test("the mail's case file contains the addition, is stored first, and leaves the original file unchanged", async () => {
    const overviews: unknown[] = [];
    const writeOverview = (file: CaseFile) => (overviews.push(file), plainCaseFiles.writeOverview(file));
    const { store, mailer, ports, addition } = await startWithAddition({ writeOverview });
    const whenSent: string[][] = [];
    const noting = { send: (mail: Mail) => (whenSent.push(store.keysUnder('cases/')), mailer.send(mail)) };

    await deliverMails(submissionId, { ...ports, mailer: noting });

    const [key, later] = [0, 1].map((number) => storageKeys.caseFile({ submissionId, number }));
    const [first, added] = [mailer.sent[0], mailer.sent[2]].map((mail) =>
      new TextDecoder().decode(mail?.attachments.find(({ name }) => name === sampleCaseFileName)?.bytes),
    );
    expect(whenSent).toEqual([[key], [key], [key, later]]);
    expect(added).toBe(store.text(later ?? ''));
    expect(JSON.parse(added ?? '')).toMatchObject({
      updates: 1,
      additions: [{ number: 1, note: addition.note, documents: [factuur] }],
    });
    expect(first).toBe(store.text(key ?? ''));
    expect(first).not.toContain(addition.note);
    expect(overviews).toEqual([JSON.parse(first ?? ''), JSON.parse(added ?? '')]);
  });

  test('to an old case stores no case file, but its mail attaches one', async () => {
    const { store, mailer, ports } = await startWithAddition({ caseFileDays: 3 });
    const fourDaysOn = new Date(now.getTime() + 4 * 24 * 60 * 60_000);

    await deliverMails(submissionId, { ...ports, now: () => fourDaysOn });

    expect(mailer.sent[2]?.attachments.map(({ name }) => name)).toContain(sampleCaseFileName);
    expect(store.keysUnder('cases/')).toEqual([]);
  });

  test.each<[string, number, string[]]>([
    ['the overview first', 1, [overviewName]],
    ['nothing that does not fit', 0, []],
  ])('attaches to its mail %s', async (_what, overviews, attached) => {
    const overview = new Uint8Array(900);
    const { mailer, ports } = await startWithAddition({
      writeOverview: () => Promise.resolve(overview),
      sizeOfMail: () => Promise.resolve(mailLimits.maxBytes - overviews * sizeInMail(overview.length)),
    });

    await deliverMails(submissionId, ports);

    const mail = mailer.sent[2];
    expect(mail?.attachments.map(({ name }) => name)).toEqual(attached);
    expect(mail?.text.includes('‘overzicht.pdf’')).toBe(overviews > 0);
    expect(mail?.text).toContain('via link: factuur.pdf');
    expect(mail?.text).toContain('via link: case.json');
  });

  test("does not block the case's mail when its own mail fails, and stays due", async () => {
    const mailer = keepingMailer(({ subject }) =>
      subject === mailSubjects.staff.addition(about) ? new Error('SES') : undefined,
    );
    const { store, ports, addition } = await startWithAddition({ mailer });

    expect(await deliverMails(submissionId, ports)).toBe('failed');

    expect(mailer.sent).toHaveLength(2);
    expect(store.keysUnder('outbox/')).toEqual([storageKeys.outboxEntry(addition)]);
  });
});

test('after a failed mail, the mails on later records wait for the retry of their own entries', async () => {
  const mailer = keepingMailer(() => new MailUnanswered(new Error('late')));
  const asked: string[] = [];
  const noting = { send: (mail: Mail) => (asked.push(mail.subject), mailer.send(mail)) };
  const { store, ports } = await start(intake, { mailer: noting });
  const addition = newAddition();
  await appendRecord(store, { record: addition, documents: [] });

  expect(await deliverMails(submissionId, ports)).toBe('failed');
  expect(asked).toEqual([mailSubjects.staff.intake(about), mailSubjects.visitor.intake(about.reference)]);

  expect(await deliverMails(submissionId, ports, { attempt: addition.attempt })).toBe('failed');
  expect(asked.slice(2)).toEqual([mailSubjects.staff.addition(about)]);
});

test.each([
  ['a changed version', change],
  ['an addition', { ...newAddition(), number: 1 }],
])("%s that is unreadable does not block the case's mail, and stays due", async (_kind, record) => {
  const { store, mailer, ports } = await start(intake);
  const { submissionId: id, attempt, receivedAt: createdAt } = record;
  const entry = { version: 1, submissionId: id, attempt, createdAt, due: ['staff'] };
  await store.write(storageKeys.outboxEntry(record), jsonBody(entry));
  await store.write(storageKeys.laterRecord(record), { bytes: '{', contentType: 'application/json' });

  await expect(deliverMails(submissionId, ports)).rejects.toThrow('unreadable');

  expect(mailer.sent).toHaveLength(2);
  expect(store.keysUnder('outbox/')).toEqual([storageKeys.outboxEntry(record)]);
});
