import { isDeepStrictEqual } from 'node:util';
import { inboxOf } from '../../src/functions/notify-staff/confirmations/limitOn';
import { mailSubjects, staffHeadings } from '../../src/functions/notify-staff/mails/mailSubjects';
import type { Mail } from '../../src/mail/Mailer';
import { cleanVerdict } from '../../src/malware-scan/scanVerdicts';
import { findRecords } from '../../src/operate/findRecords';
import { storageKeys } from '../../src/storage/storageKeys';
import { storagePrefixes } from '../../src/storage/storagePrefixes';
import { debtsOf } from '../../src/submissions/debtsOf';
import { documentsOf } from '../../src/submissions/readRecord';
import type { StoredDocument, SubmissionRecord } from '../../src/submissions/SubmissionRecord';
import { rejectedDomain, type TakenMail } from './MailService';
import type { SimulatedProcess } from './SimulatedProcess';
import { debtsStatedBy, type Proof, type Visits } from './visitors';
import { caseIdOf } from './BucketEvents';
import { hour, minute } from './Scheduler';
import type { FaultWindow, World } from './World';

/** A failed mail is retried after at most half an hour, when the timer next runs. */
const windowMs = { untroubled: 3 * minute, troubled: 30 * minute + 15 * minute + 2 * minute };

/** The documented promises that a history broke. */
export async function findBrokenInvariants(world: World, visits: Visits): Promise<string[]> {
  const found: string[] = [];
  const { store } = world;
  world.storeIsDown = false;

  for (const submissionId of visits.submissionIds) {
    if (visits.erased.has(submissionId)) continue;
    const { records } = await findRecords(store, submissionId);
    found.push(...checkRecords(world, submissionId, records));
    for (const record of records) found.push(...checkMails(world, record), ...checkConfirmed(world, record, records));
    for (const { stored, caseId } of visits.answered) {
      if (caseId !== submissionId) continue;
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
    if (!store.keys.includes(key.replace(storagePrefixes.cases, storagePrefixes.submissions)))
      found.push(`${key} has no record`);
  }
  return found;
}

/** One record a submission, each content once, under one reference, with its documents and its case file. */
function checkRecords({ store }: World, submissionId: string, records: readonly SubmissionRecord[]): string[] {
  const found: string[] = [];
  const keys = store.keysUnder(storagePrefixes.submissions + submissionId);
  if (keys.length !== records.length) found.push(`${submissionId} has ${keys.length} records, ${records.length} found`);
  if (new Set(records.map(({ digest }) => digest)).size < records.length)
    found.push(`${submissionId} has a content twice`);
  for (const record of records) {
    if (record.kind === 'intake' && !store.keys.includes(storageKeys.caseFile(submissionId)))
      found.push(`${submissionId} lacks its case file`);
    for (const { sha256 } of documentsOf(record))
      if (!store.keys.includes(storageKeys.document({ ...record, sha256 })))
        found.push(`${record.submissionId} lost the document ${sha256}`);
    found.push(...checkDebts(record));
  }
  if (new Set(records.map(({ reference }) => reference)).size > 1) found.push(`${submissionId} has several references`);
  return found;
}

/** A case has the rows that its visitor sent, and no other. */
function checkDebts(record: SubmissionRecord): string[] {
  if (record.kind !== 'intake') return [];
  const { debts, answers, submissionId } = record;
  return [
    ...(isDeepStrictEqual(debts, debtsStatedBy(answers)) ? [] : [`${submissionId} has other rows than were sent`]),
  ];
}

/** The mail contains each row. */
function checkRows(record: SubmissionRecord, { mail }: TakenMail): string[] {
  if (record.kind === 'contact') return [];
  const debts = record.kind === 'addition' ? debtsOf(record) : record.debts;
  const debtors = debts.map(({ debtor }) => debtor);
  const isInMail = debtors.every((debtor) => mail.text.includes(`\n${debtor} · `));
  return isInMail ? [] : [`the mail on ${record.kind} of ${record.submissionId} lacks a row`];
}

/** Whether it is the staff's mail on a record. */
function isMailOn(record: SubmissionRecord, { mail }: TakenMail): boolean {
  if (mail.audience !== 'staff' || mail.submissionId !== record.submissionId) return false;
  if (record.kind === 'addition')
    return mail.subject.includes(staffHeadings.addition) && mail.text.includes(record.note);
  const name = record.kind === 'contact' ? record.message.name : record.answers.company_name;
  const subject = mailSubjects.staff[record.kind]({ reference: record.reference, name });
  return mail.subject === subject || mail.subject.startsWith(`${subject} (`);
}

/** Each record is mailed to the staff in time. */
function checkMails(world: World, record: SubmissionRecord): string[] {
  const { submissionId, receivedAt, kind } = record;
  const caseId = caseIdOf(record);
  const mails = world.mails.taken.filter((taken) => isMailOn(record, taken));
  const [first] = mails;
  if (first === undefined) return [`${kind} of ${submissionId} was never mailed`];
  const committedAt = Math.max(new Date(receivedAt).getTime(), world.events.committedAt.get(record.attempt) ?? 0);
  const isWaiting = world.events.unscanned.has(caseId);
  const wait: FaultWindow = { from: committedAt, until: committedAt + 30 * minute, caseId };
  const deadline = deadlineOf(isWaiting ? [...world.faultWindows, wait] : world.faultWindows, caseId, committedAt);
  const found = mails.flatMap((taken) => [...checkScans(world, record, taken), ...checkRows(record, taken)]);
  if (first.at > deadline)
    found.push(`${kind} of ${submissionId} was mailed ${Math.ceil((first.at - deadline) / minute)} min late`);
  return found;
}

/** Each fault window that opened before the deadline extends it. */
function deadlineOf(faultWindows: readonly FaultWindow[], caseId: string, committedAt: number): number {
  let deadline = committedAt + windowMs.untroubled;
  const ofIt = faultWindows
    .filter((faultWindow) => faultWindow.caseId === undefined || faultWindow.caseId === caseId)
    .toSorted((one, other) => one.from - other.from);
  for (const { from, until } of ofIt)
    if (until >= committedAt && from <= deadline) deadline = Math.max(deadline, until + windowMs.troubled);
  return deadline;
}

/** A mail is sent twice only if a process died, slept, or got no response. */
function checkDoubles({ mails, events: { held }, faultWindows }: World, visits: Visits): string[] {
  const found: string[] = [];
  const cases = [...visits.idsOfCase];
  const caseOf = (submissionId: string) => cases.find(([, ids]) => ids.includes(submissionId))?.[0] ?? submissionId;
  const last = new Map<string, TakenMail>();
  for (const taken of mails.taken) {
    const { mail, process } = taken;
    const key = `${String(mail.to)} ${mail.submissionId} ${mail.subject}`;
    const before = last.get(key);
    last.set(key, taken);
    if (before === undefined || visits.mailedAgain.has(mail.submissionId)) continue;
    // A process that died while it moved a confirmation leaves it in both the outbox and the held confirmations.
    const isAtBothPlaces =
      held.has(caseOf(mail.submissionId)) && faultWindows.some(({ caseId }) => caseId === caseOf(mail.submissionId));
    if (mail.audience === 'visitor' && isAtBothPlaces) continue;
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

/** A recipient gets at most three confirmations of cases and three of additions a day. */
function checkConfirmations({ mails }: World, { erased }: Visits): string[] {
  const found: string[] = [];
  const confirmations = mails.taken.filter(({ mail }) => mail.audience === 'visitor');
  for (const { mail, at } of confirmations) {
    const recipient = addressee(mail);
    const ofDay = confirmations.filter(
      (other) =>
        addressee(other.mail) === recipient &&
        isOfAddition(other.mail) === isOfAddition(mail) &&
        other.at <= at &&
        at - other.at < 24 * hour,
    );
    const different = new Set(ofDay.map((other) => `${other.mail.submissionId} ${other.mail.subject}`));
    // Erasing a case also erases its recipients' counters, which restart.
    if (different.size > 3 && erased.size === 0)
      found.push(`${recipient} got ${different.size} confirmations in a day`);
  }
  return [...new Set(found)];
}

function isOfAddition({ subject }: Mail): boolean {
  return subject.startsWith('Uw aanvulling');
}

/** A case or an addition is confirmed, or the staff is notified that it is not. */
function checkConfirmed({ mails }: World, record: SubmissionRecord, [first]: readonly SubmissionRecord[]): string[] {
  if (record.kind === 'contact') return [];
  if (first?.kind !== 'intake') return [`${record.submissionId} has no case`];
  const isTold = mails.taken.some(
    ({ mail }) =>
      mail.submissionId === record.submissionId &&
      (mail.audience === 'visitor' || mail.text.includes('kreeg geen bevestiging:')),
  );
  return isTold || first.answers.email.endsWith(rejectedDomain) ? [] : [`${record.submissionId} was never confirmed`];
}

function addressee({ to: [address = ''] }: Mail): string {
  return inboxOf(address);
}

/** The staff gets only documents that the scan found clean. */
function checkScans(
  { isScanned, events: { verdicts } }: World,
  record: SubmissionRecord,
  { mail }: TakenMail,
): string[] {
  const isSent = ({ name }: StoredDocument) =>
    mail.attachments.some((attachment) => attachment.name.endsWith(` - ${name}`));
  return documentsOf(record)
    .filter((document) => isScanned && isSent(document))
    .filter(({ sha256 }) => !verdicts.get(storageKeys.document({ ...record, sha256 }))?.includes(cleanVerdict))
    .map(({ name }) => `${name} of ${record.submissionId} was mailed before it was clean`);
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
  const ids = [submissionId, ...(visits.idsOfCase.get(submissionId) ?? [])];
  // A call that started after the proof leaves a token and uploads for some days.
  const ofLaterCalls = /^(bot-tokens|uploads|outbox)\//;
  const found = [...proof.left, ...left.filter((key) => !ofLaterCalls.test(key))];
  return [
    ...found.map((key) => `${key} is left of the erased ${submissionId}`),
    ...world.mails.taken
      .filter(({ mail, at, process }) => ids.includes(mail.submissionId) && at > proof.at && !process.hasSlept)
      .map(() => `${submissionId} was mailed after it was erased`),
  ];
}

/** All object versions that refer to a case. */
export async function leftOf({ store }: World, visits: Visits, submissionId: string): Promise<string[]> {
  const left: string[] = [];
  const ids = visits.idsOfCase.get(submissionId) ?? [];
  for (const version of await store.versions.list('')) {
    if (version.isDeleteMarker || version.key === `erased/${submissionId}`) continue;
    const text = version.key + (await store.versions.readText(version));
    if ([submissionId, ...ids].some((id) => text.includes(id))) left.push(version.key);
  }
  return left;
}
