import {
  idsInARow,
  keepingMailer,
  now,
  storedAddition,
  storedIntake,
  submissionId,
  validAnswers,
} from '../../../../testing/fixtures';
import { MemoryStore } from '../../../../testing/MemoryStore';
import { recordingQueue } from '../../../../testing/recordingQueue';
import { runRetryTimer } from '../../../../testing/runRetryTimer';
import { deliveryPorts, staff } from '../../../../testing/startDelivery';
import { StorageUnavailable } from '../../../storage/ObjectStore';
import { storeRecord } from '../../../submissions/storeRecord';
import type { SubmissionRecord } from '../../../submissions/SubmissionRecord';
import { jsonBody } from '../../../storage/readJson';
import { parseAttemptKey, storageKeys } from '../../../storage/storageKeys';
import { deliverMails } from '../deliverMails';
import type { DeliveryPorts } from '../DeliveryPorts';
import { retryEntry } from '../retryEntry';
import { retryHeld } from '../retryHeld';
import { confirmationLimits } from './confirmationLimits';

const minute = 60_000;
const hour = 60 * minute;

/** A store, and the mails sent on each record that is delivered from it. */
function start(changes: Partial<DeliveryPorts> = {}) {
  const store = new MemoryStore();
  const mailer = keepingMailer();
  const newId = idsInARow();
  let elapsedMs = 0;
  const ports = deliveryPorts(store, { mailer, now: () => new Date(now.getTime() + elapsedMs), ...changes });
  const receive = async (record: SubmissionRecord) => {
    await storeRecord(store, { record: { ...record, attempt: newId() }, documents: [] });
    return deliverMails(record, ports);
  };
  const submit = (email: string) => receive(storedIntake({ answers: validAnswers({ email }) }));
  const submitOther = (email: string, receivedAt = now) =>
    receive(
      storedIntake({
        ...{ submissionId: newId(), receivedAt: receivedAt.toISOString() },
        answers: validAnswers({ email }),
      }),
    );
  const add = () => receive(storedAddition({ submissionId: newId() }));
  return {
    ...{ store, mailer, ports, submit, submitOther, add },
    confirmed: () => mailer.sent.filter(({ audience }) => audience === 'visitor').flatMap(({ to }) => to),
    toStaff: () => mailer.sent.filter(({ audience }) => audience === 'staff').map(({ text }) => text),
    pass: (ms: number) => (elapsedMs += ms),
  };
}

const unconfirmedByRate = 'kreeg geen bevestiging: er wachtten een dag lang te veel bevestigingen tegelijk.';
const unconfirmedRecipient = 'kreeg geen bevestiging: naar dit adres gingen er al drie in 24 uur.';

test('confirms three additions a day to the address of their case, besides three cases', async () => {
  const { submit, submitOther, add, confirmed, toStaff } = start();

  await submit('jan@klant.example');
  for (const _ of [1, 2, 3, 4]) await add();
  expect(toStaff().map((text) => text.includes(unconfirmedRecipient))).toEqual([false, false, false, false, true]);
  await submitOther('jan@klant.example');

  expect(confirmed()).toEqual(Array(5).fill('jan@klant.example'));
});

test("a recipient gets three confirmations of cases in 24 hours; the staff's mails report the others", async () => {
  const { submit, submitOther, confirmed, toStaff, pass } = start();

  await submit('jan@klant.example');
  for (const address of ['jan@klant.example', 'JAN@klant.example', 'jan+4@klant.example']) await submitOther(address);
  expect(confirmed()).toEqual(['jan@klant.example', 'jan@klant.example', 'JAN@klant.example']);
  expect(toStaff().map((text) => text.includes(unconfirmedRecipient))).toEqual([false, false, false, true]);

  await submitOther('an@klant.example');
  pass(24 * hour - 1);
  await submitOther('jan@klant.example');
  expect(confirmed().slice(3)).toEqual(['an@klant.example']);

  pass(1);
  await submitOther('jan@klant.example');
  expect(confirmed().slice(4)).toEqual(['jan@klant.example']);
});

test("a confirmation held back after the staff's mail was sent is reported to the staff separately", async () => {
  const { store, ports, submitOther, toStaff, mailer, pass } = start();
  for (const index of [1, 2]) await submitOther(`jan+${index}@klant.example`);
  store.hook = (moment, _operation, key) => {
    if (moment === 'before' && key.startsWith('confirmations/')) throw new StorageUnavailable(new Error('down'));
  };
  expect(await submitOther('jan@klant.example')).toBe('failed');
  store.hook = () => undefined;
  await submitOther('jan@klant.example');
  expect(toStaff().map((text) => text.includes(unconfirmedRecipient))).toEqual([false, false, false, false]);

  pass(hour);
  const [key = ''] = store.keysUnder('outbox/');
  expect(await deliverMails({ submissionId: key.split('/')[1] ?? '' }, ports)).toBe('delivered');

  expect(toStaff().slice(4)).toEqual([expect.stringContaining(unconfirmedRecipient)]);
  expect(mailer.sent.at(-1)?.subject).toContain('Geen bevestiging');
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('three of the concurrent deliveries to one recipient send a confirmation', async () => {
  const { store, submitOther, confirmed } = start();
  store.hook = () => new Promise((resolve) => setImmediate(resolve));

  await Promise.all([1, 2, 3, 4, 5, 6].map(() => submitOther('jan@klant.example')));

  expect(confirmed()).toHaveLength(3);
});

test('a retried confirmation is not counted twice', async () => {
  const isDown = { value: true };
  const mailer = keepingMailer(({ audience }) =>
    audience === 'visitor' && isDown.value ? new Error('down') : undefined,
  );
  const { submit, submitOther, ports, pass } = start({ mailer });
  await submit('jan@klant.example');
  isDown.value = false;
  await submitOther('jan@klant.example');
  await submitOther('jan@klant.example');
  await submitOther('jan@klant.example');

  pass(10 * minute);
  await deliverMails(storedIntake(), ports);

  const confirmed = mailer.sent.filter(({ audience }) => audience === 'visitor');
  expect(confirmed.map((mail) => mail.submissionId === submissionId)).toEqual([false, false, true]);
});

test('a rate-limited confirmation stays due until the staff mail has mentioned it', async () => {
  const isDown = { value: false };
  const mailer = keepingMailer(({ audience }) =>
    audience === 'staff' && isDown.value ? new Error('down') : undefined,
  );
  const { store, submit, submitOther, ports, pass } = start({ mailer });
  for (const _ of [1, 2, 3]) await submitOther('jan@klant.example');
  isDown.value = true;
  expect(await submit('jan@klant.example')).toBe('failed');
  expect(store.keysUnder('outbox/')).toHaveLength(1);

  isDown.value = false;
  pass(10 * minute);
  expect(await deliverMails(storedIntake(), ports)).toBe('delivered');

  expect(mailer.sent.at(-1)).toMatchObject({ to: staff });
  expect(mailer.sent.at(-1)?.text).toContain(unconfirmedRecipient);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('a confirmation that waited longer than its slot is dropped if the address got three meanwhile', async () => {
  const isDown = { value: true };
  const mailer = keepingMailer(({ audience }) =>
    audience === 'visitor' && isDown.value ? new Error('down') : undefined,
  );
  const { store, submit, submitOther, ports, pass } = start({ mailer });
  await submit('jan@klant.example');
  isDown.value = false;
  pass(24 * hour);
  for (const _ of [1, 2, 3]) await submitOther('jan@klant.example');

  expect(await deliverMails(storedIntake(), ports)).toBe('delivered');

  expect(mailer.sent.filter(({ audience }) => audience === 'visitor')).toHaveLength(3);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('confirmations above the limit per quarter of an hour are held; the staff’s mails are not', async () => {
  const { store, submitOther, confirmed, toStaff, ports, pass } = start();
  const { max } = confirmationLimits.ofAll;

  for (let count = 0; count < max + 2; count += 1) await submitOther(`klant-${count}@klant.example`);

  expect(toStaff()).toHaveLength(max + 2);
  expect(confirmed()).toHaveLength(max);
  expect(store.keysUnder('outbox/')).toEqual([]);
  expect(store.keysUnder('held/')).toHaveLength(2);

  pass(15 * minute - 1);
  expect(await runRetryTimer(ports)).toEqual({});
  pass(1);
  expect(await runRetryTimer(ports)).toEqual({ delivered: 2 });
  expect(confirmed()).toHaveLength(max + 2);
  expect(toStaff()).toHaveLength(max + 2);
  expect(store.keysUnder('held/')).toEqual([]);
});

/** Takes all but `free` of the rate limit's slots. */
async function fillRate({ store, ports }: ReturnType<typeof start>, free = 0) {
  const { max } = confirmationLimits.ofAll;
  const at = ports.now().toISOString();
  const taken = Array.from({ length: max - free }, (_, place) => ({ holder: `other ${place}`, at }));
  await store.write(storageKeys.confirmationsToAll, jsonBody({ version: 1, taken }));
}

test('free slots go to the oldest held confirmations', async () => {
  const night = start();
  const { store, submitOther, confirmed, ports } = night;
  await fillRate(night);
  for (const minutes of [3, 1, 2])
    await submitOther(`klant-${minutes}@klant.example`, new Date(now.getTime() - minutes * minute));
  await fillRate(night, 2);

  expect(await runRetryTimer(ports)).toEqual({ delivered: 2 });

  expect(confirmed()).toEqual(['klant-3@klant.example', 'klant-2@klant.example']);
  expect(store.keysUnder('held/')).toHaveLength(1);
});

test('a confirmation held for a day is dropped, and the staff is notified', async () => {
  const night = start();
  const { store, submitOther, confirmed, toStaff, ports, pass, mailer } = night;
  await fillRate(night);
  await submitOther('jan@klant.example');

  pass(24 * hour - 1);
  await fillRate(night);
  expect(await runRetryTimer(ports)).toEqual({});
  pass(1);
  expect(await runRetryTimer(ports)).toEqual({ delivered: 1 });

  expect(confirmed()).toEqual([]);
  expect(toStaff().slice(1)).toEqual([expect.stringContaining(unconfirmedByRate)]);
  expect(mailer.sent.at(-1)?.subject).toContain('Geen bevestiging');
  expect(store.keysUnder('held/')).toEqual([]);
});

test('a confirmation held for a day is still sent if a slot is free', async () => {
  const night = start();
  await fillRate(night);
  await night.submitOther('jan@klant.example');
  night.pass(24 * hour);

  expect(await runRetryTimer(night.ports)).toEqual({ delivered: 1 });

  expect(night.confirmed()).toEqual(['jan@klant.example']);
  expect(night.toStaff()).toHaveLength(1);
});

test('when another delivery takes the slot first, the confirmation stays held and nothing fails', async () => {
  const night = start();
  const { store, submitOther, ports } = night;
  await fillRate(night);
  await submitOther('jan@klant.example');
  await fillRate(night, 1);
  const queue = recordingQueue();
  await retryHeld({ ...ports, queue });
  await fillRate(night);

  const [key = ''] = store.keysUnder('held/');
  const attempt = parseAttemptKey(key);
  expect(attempt && (await deliverMails({ ...attempt, key }, ports))).toBe('held');

  expect(queue.sent).toHaveLength(1);
  expect(store.json(key)).toMatchObject({ due: ['visitor'] });
  expect(store.json(key)).not.toHaveProperty('failures');
  expect(store.json(key)).not.toHaveProperty('leasedAt');
});

test.each(['the held entry', 'the entry of the outbox'])(
  'a process that dies between holding a confirmation and marking it leaves one mail, sent once: %s is tried first',
  async (first) => {
    const night = start();
    const { store, submitOther, confirmed, ports, pass } = night;
    await fillRate(night);
    await submitOther('jan@klant.example');
    const [held = ''] = store.keysUnder('held/');
    const attempt = parseAttemptKey(held);
    if (attempt === undefined) throw new Error('nothing is held');
    const outbox = storageKeys.outboxEntry(attempt);
    await store.write(outbox, jsonBody(store.json(held)));
    pass(15 * minute);

    for (const key of first === 'the held entry' ? [held, outbox, held] : [outbox, held])
      await deliverMails({ ...attempt, key }, ports);

    expect(confirmed()).toEqual(['jan@klant.example']);
    expect([store.keysUnder('outbox/'), store.keysUnder('held/')]).toEqual([[], []]);
  },
);

test("a held confirmation that becomes a dead letter does not overwrite the staff mail's dead letter", async () => {
  const night = start();
  const { store, submitOther, ports } = night;
  await fillRate(night);
  await submitOther('jan@klant.example');
  const [key = ''] = store.keysUnder('held/');
  const attempt = parseAttemptKey(key);
  if (attempt === undefined) throw new Error('nothing is held');
  await store.write(storageKeys.deadLetter(attempt), jsonBody({ entry: 'van het kantoor' }));
  await store.write(key, jsonBody({ version: 9 }));

  expect(await retryEntry({ ...attempt, key, writtenAt: now }, ports)).toBe('dead');

  expect(store.json(storageKeys.deadLetter(attempt))).toEqual({ entry: 'van het kantoor' });
  expect(store.keysUnder('held/')).toEqual([]);
});

test('the stored data on confirmations contains no address', async () => {
  const { store, submitOther } = start();

  await submitOther('jan@klant.example');

  const kept = store.keysUnder('confirmations/');
  expect(kept).toHaveLength(2);
  expect(kept.map((key) => key + store.text(key)).join('\n')).not.toMatch(/jan|klant/i);
});
