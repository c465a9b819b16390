import { isDeepStrictEqual } from 'node:util';
import { inboxOf } from '../../src/functions/notify-staff/confirmations/inboxOf';
import { mailSubjects, staffHeadings } from '../../src/functions/notify-staff/mails/mailSubjects';
import { unconfirmedTitle } from '../../src/functions/notify-staff/mails/staffUnconfirmedMail';
import type { Mail } from '../../src/mail/Mailer';
import { cleanVerdict } from '../../src/malware-scan/scanVerdicts';
import { storageKeys, submissionIdOfKey } from '../../src/storage/storageKeys';
import { storagePrefixes } from '../../src/storage/storagePrefixes';
import { debtsOf } from '../../src/submissions/debtsOf';
import { documentsOf, readRecords, type AnyRecord } from '../../src/submissions/readRecords';
import type { StoredDocument } from '../../src/submissions/SubmissionRecord';
import { rejectedDomain, type TakenMail } from './MailService';
import type { SimulatedProcess } from './SimulatedProcess';
import { debtsStatedBy, type Proof, type Visits } from './visitors';
import { hour, minute, type FaultWindow, type World } from './World';

/** A failed mail is retried after at most half an hour, when the timer next runs. */
const windowMs = { untroubled: 3 * minute, troubled: 30 * minute + 15 * minute + 2 * minute };

/** The documented promises that a history broke. */
export async function findBrokenInvariants(world: World, visits: Visits): Promise<string[]> {
  const found: string[] = [];
  const { store } = world;
  world.storeIsDown = false;

  for (const submissionId of visits.submissionIds) {
    if (visits.erased.has(submissionId)) continue;
    const records = await readRecords(store, submissionId);
    found.push(...checkRecords(world, submissionId, records));
    for (const record of records) found.push(...checkMails(world, record));
    found.push(...checkUnconfirmed(world, submissionId, records));
    for (const { stored, ...answered } of visits.answered) {
      if (answered.submissionId !== submissionId) continue;
      if (!records.some(({ attempt }) => attempt === stored.record.attempt))
        found.push(`${submissionId} was answered with success, and its record is gone`);
    }
  }
  found.push(...checkDoubles(world, visits), ...checkConfirmations(world, visits));
  for (const [submissionId, proof] of visits.erased)
    found.push(...(await checkErased(world, visits, submissionId, proof)));
  for (const prefix of [storagePrefixes.outbox, storagePrefixes.held])
    for (const key of store.keysUnder(prefix)) found.push(`${key} is left`);
  for (const key of store.keysUnder(storagePrefixes.deadLetters)) found.push(`${key} was given up`);
  for (const key of store.keysUnder(storagePrefixes.cases)) {
    const id = key.split('/')[1] ?? '';
    if (!store.keys.includes(storageKeys.record(id))) found.push(`${key} has no record`);
  }
  return found;
}

/** No gap in the records, no duplicate content, and no missing document or case file. */
function checkRecords({ store }: World, submissionId: string, records: readonly AnyRecord[]): string[] {
  const found: string[] = [];
  const keys = store.keys.filter(
    (key) => key.startsWith(storagePrefixes.submissions) && submissionIdOfKey(key) === submissionId,
  );
  if (keys.length !== records.length)
    found.push(`${submissionId} has ${keys.length} records, ${records.length} in a row`);
  const contents = records.map((record) => (record.kind === 'addition' ? record.additionId : record.digest));
  if (new Set(contents).size < contents.length) found.push(`${submissionId} has a content twice`);
  const revisions = records.flatMap((record) => ('revision' in record ? [record.revision] : []));
  if (revisions.some((revision, index) => revision <= (revisions[index - 1] ?? 0)))
    found.push(`${submissionId} went back to an earlier version`);
  for (const { sha256 } of records.flatMap((record) => documentsOf(record)))
    if (!store.keys.includes(storageKeys.document({ submissionId, sha256 })))
      found.push(`${submissionId} lost the document ${sha256}`);
  for (const number of records[0]?.kind === 'intake' ? new Set([0, records.length - 1]) : [])
    if (!store.keys.includes(storageKeys.caseFile({ submissionId, number })))
      found.push(`${submissionId} lacks its case file ${number}`);
  for (const record of records) found.push(...checkDebts(record));
  if (new Set(records.map(({ reference }) => reference)).size > 1) found.push(`${submissionId} has several references`);
  return found;
}

/** A version has the rows that its visitor entered, and one for each e-invoice. */
function checkDebts(record: AnyRecord): string[] {
  if (record.kind === 'contact' || record.kind === 'addition') return [];
  const { debts, answers, documents, submissionId } = record;
  const typed = debts.filter(({ source }) => source.kind === 'typed');
  const read = debts.flatMap(({ source }) => (source.kind === 'document' ? [source.sha256] : []));
  const invoices = documents.filter(({ name }) => name.endsWith('.xml')).map(({ sha256 }) => sha256);
  return [
    ...(isDeepStrictEqual(typed, debtsStatedBy(answers)) ? [] : [`${submissionId} lost a stated row`]),
    ...(read.join() === invoices.join() ? [] : [`${submissionId} has other rows than its e-invoices`]),
  ];
}

/** The mail contains each row. */
function checkRows(record: AnyRecord, { mail }: TakenMail): string[] {
  if (record.kind === 'contact') return [];
  const debts = record.kind === 'addition' ? debtsOf(record) : record.debts;
  const debtors = debts.map(({ debtor }) => debtor);
  const isInMail = debtors.every((debtor) => mail.text.includes(`\n${debtor}; `));
  return isInMail ? [] : [`the mail on ${record.kind} of ${record.submissionId} lacks a row`];
}

/** Whether it is the staff's mail on a record. */
function isMailOn(record: AnyRecord, { mail }: TakenMail): boolean {
  if (mail.audience !== 'staff' || mail.submissionId !== record.submissionId) return false;
  if (record.kind === 'addition')
    return mail.subject.includes(staffHeadings.addition) && mail.text.includes(record.note);
  const name = record.kind === 'contact' ? record.message.name : record.answers.company_name;
  const subject = mailSubjects.staff[record.kind]({ reference: record.reference, name });
  return mail.subject === subject || mail.subject.startsWith(`${subject} (`);
}

/** Each record is mailed to the staff in time. */
function checkMails(world: World, record: AnyRecord): string[] {
  const { submissionId, receivedAt, kind } = record;
  const mails = world.mails.taken.filter((taken) => isMailOn(record, taken));
  const [first] = mails;
  if (first === undefined) return [`${kind} of ${submissionId} was never mailed`];
  const committedAt = Math.max(new Date(receivedAt).getTime(), world.committedAt.get(record.attempt) ?? 0);
  const isWaiting = world.unscanned.has(submissionId);
  const wait: FaultWindow = { from: committedAt, until: committedAt + 30 * minute, submissionId };
  const deadline = deadlineOf(
    isWaiting ? [...world.faultWindows, wait] : world.faultWindows,
    submissionId,
    committedAt,
  );
  const found = mails.flatMap((taken) => [...checkScans(world, record, taken), ...checkRows(record, taken)]);
  if (first.at > deadline)
    found.push(`${kind} of ${submissionId} was mailed ${Math.ceil((first.at - deadline) / minute)} min late`);
  return found;
}

/** Each fault window that opened before the deadline extends it. */
function deadlineOf(faultWindows: readonly FaultWindow[], submissionId: string, committedAt: number): number {
  let deadline = committedAt + windowMs.untroubled;
  const ofIt = faultWindows
    .filter((faultWindow) => faultWindow.submissionId === undefined || faultWindow.submissionId === submissionId)
    .toSorted((one, other) => one.from - other.from);
  for (const { from, until } of ofIt)
    if (until >= committedAt && from <= deadline) deadline = Math.max(deadline, until + windowMs.troubled);
  return deadline;
}

/** A mail is sent twice only if a process died, slept, or got no response. */
function checkDoubles({ mails, held, faultWindows }: World, visits: Visits): string[] {
  const found: string[] = [];
  const last = new Map<string, TakenMail>();
  for (const taken of mails.taken) {
    const { mail, process } = taken;
    const addition = /Aanvulling-[\d-]+/.exec(mail.text)?.[0] ?? '';
    const key = `${String(mail.to)} ${mail.submissionId} ${mail.subject} ${mail.audience === 'staff' ? addition : ''}`;
    const before = last.get(key);
    last.set(key, taken);
    if (before === undefined || visits.mailedAgain.has(mail.submissionId)) continue;
    // A process that died while it moved a confirmation leaves it in both the outbox and the held confirmations.
    const isAtBothPlaces =
      held.has(mail.submissionId) && faultWindows.some((each) => each.submissionId === mail.submissionId);
    if (mail.audience === 'visitor' && isAtBothPlaces) continue;
    // Each unconfirmed version has such a mail, and all have the same text.
    if (mail.subject.endsWith(unconfirmedTitle)) continue;
    if (before.process === process) found.push(`${process.name} sent twice: ${key}`);
    else if (!before.process.faults.some(keepsFromNoting) && !process.hasSlept)
      found.push(`${process.name} sent again what ${before.process.name} had sent: ${key}`);
  }
  return found;
}

/**
 * Whether a fault prevented a process from recording a mail that it sent. Confirmations are counted and held besides
 * the staff's mail.
 */
function keepsFromNoting({ kind, what }: SimulatedProcess['faults'][number]): boolean {
  return kind.startsWith('frozen') || /^(mail|replace)|(confirmations|held)\//.test(what);
}

/** A recipient gets at most three confirmations a day, and a case writes to at most three addresses. */
function checkConfirmations({ mails }: World, { erased }: Visits): string[] {
  const found: string[] = [];
  const confirmations = mails.taken.filter(({ mail }) => mail.audience === 'visitor');
  for (const { mail, at } of confirmations) {
    const recipient = addressee(mail);
    const ofDay = confirmations.filter(
      (other) => addressee(other.mail) === recipient && other.at <= at && at - other.at < 24 * hour,
    );
    const different = new Set(ofDay.map((other) => `${other.mail.submissionId} ${other.mail.subject}`));
    // Erasing a case also erases its recipients' counters, which restart.
    if (different.size > 3 && erased.size === 0)
      found.push(`${recipient} got ${different.size} confirmations in a day`);
    const inboxes = new Set(
      confirmations
        .filter((other) => other.mail.submissionId === mail.submissionId)
        .map((other) => addressee(other.mail)),
    );
    if (inboxes.size > 3) found.push(`${mail.submissionId} wrote to ${inboxes.size} addresses`);
  }
  return [...new Set(found)];
}

/** Each message, and each version with its own address, is confirmed, or the staff is notified that it is not. */
function checkUnconfirmed({ mails }: World, submissionId: string, records: readonly AnyRecord[]): string[] {
  const inboxes: string[] = [];
  let expected = 0;
  for (const record of records) {
    if (record.kind === 'addition') continue;
    const inbox = inboxOf(record.kind === 'contact' ? record.message.email : record.answers.email);
    if (inboxes.slice(0, 3).includes(inbox)) continue;
    if (!inboxes.includes(inbox)) inboxes.push(inbox);
    if (!inbox.endsWith(rejectedDomain)) expected += 1;
  }
  const told = mails.taken.filter(
    ({ mail }) =>
      mail.submissionId === submissionId &&
      (mail.audience === 'visitor' || mail.text.includes('kreeg geen bevestiging:')),
  );
  return told.length < expected ? [`${submissionId} was confirmed ${told.length} times of ${expected}`] : [];
}

function addressee({ to: [address = ''] }: Mail): string {
  return inboxOf(address);
}

/** The staff gets only documents that the scan found clean. */
function checkScans({ isScanned, verdicts }: World, record: AnyRecord, { mail }: TakenMail): string[] {
  const { submissionId } = record;
  const isSent = ({ name }: StoredDocument) =>
    mail.attachments.some((attachment) => attachment.name.endsWith(` - ${name}`));
  return documentsOf(record)
    .filter((document) => isScanned && isSent(document))
    .filter(({ sha256 }) => !verdicts.get(storageKeys.document({ submissionId, sha256 }))?.includes(cleanVerdict))
    .map(({ name }) => `${name} of ${submissionId} was mailed before it was clean`);
}

/** Nothing of an erased case is left in any version, and no mail mentions it after the proof of erasure. */
async function checkErased(
  world: World,
  visits: Visits,
  submissionId: string,
  proof: Proof | undefined,
): Promise<string[]> {
  if (proof === undefined) return [`${submissionId} was never erased`];
  const left = await leftOf(world, visits, submissionId);
  // A call that started after the proof leaves a token and uploads for some days.
  const ofLaterCalls = /^(bot-tokens|uploads|outbox)\//;
  const found = [...proof.left, ...left.filter((key) => !ofLaterCalls.test(key))];
  return [
    ...found.map((key) => `${key} is left of the erased ${submissionId}`),
    ...world.mails.taken
      .filter(({ mail, at, process }) => mail.submissionId === submissionId && at > proof.at && !process.hasSlept)
      .map(() => `${submissionId} was mailed after it was erased`),
  ];
}

/** All object versions that refer to a case. */
export async function leftOf({ store, additionIds }: World, visits: Visits, submissionId: string): Promise<string[]> {
  const left: string[] = [];
  const ids = (visits.idsOfCase.get(submissionId) ?? []).filter((id) => additionIds.has(id));
  for (const version of await store.versions.list('')) {
    if (version.isDeleteMarker || version.key === `erased/${submissionId}`) continue;
    const text = version.key + (await store.versions.readText(version));
    if ([submissionId, ...ids].some((id) => text.includes(id))) left.push(version.key);
  }
  return left;
}
