import { join } from 'node:path';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { describeSubmission } from './describeSubmission';
import { countByPrefix, eraseSubmission, findSubmissions, settlingMs, versionsOf } from './eraseSubmission';
import { findRecords, isSubmissionId } from './findRecords';
import { listPending } from './listPending';
import { mapInBatches } from './mapInBatches';
import type { OpenBucket } from './openBucket';
import type { Command } from './parseCommand';
import { exportSubmissions, findReferences, type SaveFile } from './personalData';
import { findDeleted, restoreSubmission, type RestoreOutcome } from './restoreSubmission';
import { sendAgain, sendGivenUp, type SendAgainOutcome } from './sendAgain';

export type Operator = {
  readonly print: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
  readonly name: string;
  /** Writes a file of the operator's own, and refuses to write over one. */
  readonly save: SaveFile;
};

/** Runs a command. `false`: nothing is found. */
export async function runCommand(command: Command, bucket: OpenBucket, operator: Operator): Promise<boolean> {
  const { subject } = command;
  const { store, versions } = bucket;
  const { print, now } = operator;
  const printUnreadable = (keys: readonly string[]) => {
    for (const key of keys) print(`${key} cannot be read, and may be of ${subject}: look into it by hand.`);
  };
  const recordsOf = async () => {
    const { records, unreadable } = await findRecords(store, subject);
    printUnreadable(unreadable);
    return records;
  };
  switch (command.name) {
    case 'pending': {
      const pending = await listPending(store);
      for (const line of pending) print(JSON.stringify(line));
      print(pending.length === 0 ? 'Nothing is pending.' : `${pending.length} pending.`);
      return true;
    }
    case 'show': {
      const records = await recordsOf();
      for (const record of records) print(asText(await describeSubmission(store, record)));
      return records.length > 0;
    }
    case 'mail': {
      if (subject === '') {
        const sent = await sendGivenUp(store, now());
        for (const record of sent) print(nameOf(record));
        print(sent.length === 0 ? 'Nothing was given up.' : `${sent.length} are sent again, within half an hour.`);
        return true;
      }
      const records = await recordsOf();
      for (const record of records)
        print(`${nameOf(record)} ${sendAgainInWords[await sendAgain(store, record, now())]}`);
      return records.length > 0;
    }
    case 'find': {
      const { references, unreadable } = await findReferences(store, subject);
      for (const reference of references) print(reference);
      printUnreadable(unreadable);
      return references.length > 0;
    }
    case 'export': {
      const records = await recordsOf();
      const exported = await exportSubmissions(store, records, (path, bytes) =>
        operator.save(join(command.folder, subject, path), bytes),
      );
      if (records.length > 0) print(asText({ exported: subject, by: operator.name, at: now(), ...exported }));
      if (exported.notSaved.length > 0) throw new Error('not all files could be saved here.');
      return records.length > 0;
    }
    case 'erase':
      return erase(subject, bucket, operator);
    case 'restore': {
      const one = isSubmissionId(subject) ? [subject] : await findSubmissions(versions, subject);
      const ids = subject === '' ? await findDeleted(versions) : one;
      const { restorableDays } = command;
      const outcomes = await mapInBatches(ids, async (submissionId) => ({
        submissionId,
        outcome: await restoreSubmission(versions, { submissionId, restorableDays, now: now() }),
      }));
      for (const { submissionId, outcome } of outcomes) print(`${submissionId} ${restoreInWords(outcome)}`);
      const restored = outcomes.filter(({ outcome }) => outcome.kind === 'restored');
      print(`${restored.length} are back. Where a mail was still due: npm run submissions -- mail`);
      return subject === '' || ids.length > 0;
    }
  }
}

function asText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function nameOf(record: SubmissionRecord): string {
  return record.kind === 'addition' ? `${record.reference}, addition of ${record.receivedAt},` : record.reference;
}

const sendAgainInWords: Readonly<Record<SendAgainOutcome, string>> = {
  put: 'is back in the outbox, sent before or not. It is mailed to the staff within half an hour.',
  already_waiting: 'waits in the outbox already, with the staff’s mail due. It is mailed within the hour.',
  busy: 'is being sent at this moment. Nothing was changed: look again in a minute.',
};

async function erase(named: string, bucket: OpenBucket, operator: Operator): Promise<boolean> {
  const { versions, name } = bucket;
  const { print, ask, now, pause } = operator;
  const isId = isSubmissionId(named);
  const reference = isId ? {} : { reference: named };
  let isFound = false;
  const submissionIds = isId ? [named] : await findSubmissions(versions, named);
  for (const submissionId of submissionIds) {
    const stored = countByPrefix(await versionsOf(versions, submissionId));
    isFound ||= Object.keys(stored).length > 0;
    print(asText({ ...reference, submissionId, stored }));
  }
  if (!isFound) return false;
  const answer = await ask(
    `All of this in the bucket ${name} is erased for good, every former version too. ` +
      `It takes ${Math.ceil(settlingMs / 60_000)} minutes: calls under way must end and links to upload expire first. Type ${named} to go on: `,
  );
  if (answer.trim().toLowerCase() !== named.toLowerCase()) {
    print('Nothing was erased.');
    return true;
  }
  const erased = submissionIds.map((submissionId) => eraseSubmission(bucket, { submissionId, now, pause }));
  for (const proof of await Promise.all(erased)) print(asText({ bucket: name, ...reference, ...proof }));
  return true;
}

function restoreInWords(outcome: RestoreOutcome): string {
  switch (outcome.kind) {
    case 'restored':
      return ['is back:', ...outcome.keys.map((key) => `  ${key}`)].join('\n');
    case 'nothing_deleted':
      return 'has nothing deleted that could be brought back.';
    case 'erased':
      return 'was erased for its client. It stays so.';
    case 'expired':
      return 'is at the end of its retention, and stays deleted.';
  }
}
