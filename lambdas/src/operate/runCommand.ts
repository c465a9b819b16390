import { join } from 'node:path';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { describeSubmission } from './describeSubmission';
import { countByPrefix, eraseSubmission, findSubmissions, settlingMs, versionsOf } from './eraseSubmission';
import { findRecords, isSubmissionId } from './findRecords';
import { listPending } from './listPending';
import type { OpenBucket } from './openBucket';
import type { Command } from './parseCommand';
import { exportSubmissions, findReferences, type SaveFile } from './personalData';
import { redrive, redriveAll } from './redrive';
import { restoreSubmission, type RestoreOutcome } from './restoreSubmission';
import { sendAgain, type SendAgainOutcome } from './sendAgain';

export type Operator = {
  readonly print: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
  /** The name of the operator */
  readonly name: string;
  /** Writes a file of the operator's own, and refuses to write over one. */
  readonly save: SaveFile;
};

/** Runs a command. `false`: nothing is stored under its reference or id. */
export async function runCommand(command: Command, bucket: OpenBucket, operator: Operator): Promise<boolean> {
  const { store } = bucket;
  const { print, now } = operator;
  const printEach = async (reference: string, lineOn: (record: SubmissionRecord) => Promise<string>) => {
    const records = await findRecords(store, reference);
    for (const record of records) print(await lineOn(record));
    return records.length > 0;
  };
  switch (command.name) {
    case 'pending': {
      const pending = await listPending(store);
      for (const line of pending) print(JSON.stringify(line));
      print(pending.length === 0 ? 'Nothing is pending.' : `${pending.length} pending.`);
      return true;
    }
    case 'show':
      return printEach(command.reference, async (record) => asText(await describeSubmission(store, record)));
    case 'redrive':
      return printEach(
        command.reference,
        async (record) => `${nameOf(record)} ${redriveInWords(await redrive(store, record, now()))}`,
      );
    case 'redrive-all': {
      const sent = await redriveAll(store, now());
      for (const record of sent) print(nameOf(record));
      print(sent.length === 0 ? 'Nothing was given up.' : `${sent.length} are sent again, within half an hour.`);
      return true;
    }
    case 'mail':
      return printEach(
        command.reference,
        async (record) => `${nameOf(record)} ${sendAgainInWords[await sendAgain(store, record, now())]}`,
      );
    case 'find': {
      const references = await findReferences(store, command.text);
      for (const reference of references) print(reference);
      return references.length > 0;
    }
    case 'export': {
      const { reference, folder } = command;
      const records = await findRecords(store, reference);
      const exported = await exportSubmissions(store, records, (path, bytes) =>
        operator.save(join(folder, reference, path), bytes),
      );
      if (records.length > 0) print(asText({ exported: reference, by: operator.name, at: now(), ...exported }));
      return records.length > 0;
    }
    case 'erase':
      return erase(command.reference, bucket, operator);
    case 'restore':
      return restore(command, bucket, operator);
  }
}

function asText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function nameOf(record: SubmissionRecord): string {
  return record.kind === 'addition' ? `${record.reference}, addition of ${record.receivedAt},` : record.reference;
}

function redriveInWords(due: readonly string[] | undefined): string {
  return due === undefined
    ? 'has no dead letter: its mails were sent, or are still being tried.'
    : `is back in the outbox. Due: ${due.join(', ')}. It is sent within half an hour.`;
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

type RestoreCommand = Extract<Command, { readonly reference: string }>;

async function restore(
  { reference, restorableDays }: RestoreCommand,
  { versions }: OpenBucket,
  { print, now }: Operator,
) {
  const ids = isSubmissionId(reference) ? [reference] : await findSubmissions(versions, reference);
  for (const submissionId of ids)
    print(
      `${submissionId} ${restoreInWords(await restoreSubmission(versions, { submissionId, restorableDays, now: now() }))}`,
    );
  return ids.length > 0;
}

function restoreInWords(outcome: RestoreOutcome): string {
  switch (outcome.kind) {
    case 'restored':
      return [
        'is back:',
        ...outcome.keys.map((key) => `  ${key}`),
        'Where its mail was still due: npm run submissions -- mail',
      ].join('\n');
    case 'nothing_deleted':
      return 'has nothing deleted that could be brought back.';
    case 'erased':
      return 'was erased for its client. It stays so.';
    case 'expired':
      return 'is at the end of its retention, and stays deleted.';
  }
}
