import type { AnyRecord } from '../submissions/readRecords';
import { describeSubmission } from './describeSubmission';
import { countByPrefix, eraseSubmission, findSubmissions, versionsOf } from './eraseSubmission';
import { findRecords } from './findRecords';
import { listPending } from './listPending';

import type { OpenBucket } from './openBucket';
import type { Command } from './parseCommand';
import { redrive } from './redrive';
import { sendAgain, type SendAgainOutcome } from './sendAgain';

export type Operator = {
  /** Shows a line of the result. */
  readonly print: (line: string) => void;
  /** Asks, and waits for the answer. */
  readonly ask: (question: string) => Promise<string>;
  readonly now: () => Date;
};

/** Does what an operator wants; `false` when there was nothing to do it to. */
export async function runCommand(command: Command, bucket: OpenBucket, operator: Operator): Promise<boolean> {
  switch (command.name) {
    case 'pending':
      return showPending(bucket, operator);
    case 'show':
      return showSubmission(command.reference, bucket, operator);
    case 'redrive':
      return redriveSubmission(command.reference, bucket, operator);
    case 'mail':
      return mailAgain(command.reference, bucket, operator);
    case 'erase':
      return erase(command.reference, bucket, operator);
  }
}

async function showPending({ store }: OpenBucket, { print }: Operator): Promise<boolean> {
  const pending = await listPending(store);
  for (const line of pending) print(JSON.stringify(line));
  print(pending.length === 0 ? 'Nothing is pending.' : `${pending.length} pending.`);
  return true;
}

async function showSubmission(wanted: string, { store }: OpenBucket, { print }: Operator): Promise<boolean> {
  const submissions = await findRecords(store, wanted);
  for (const submission of submissions) print(JSON.stringify(await describeSubmission(store, submission), null, 2));
  return submissions.length > 0;
}

async function redriveSubmission(wanted: string, { store }: OpenBucket, { print, now }: Operator): Promise<boolean> {
  const submissions = await findRecords(store, wanted);
  for (const submission of submissions) {
    const name = nameOf(submission);
    const due = await redrive(store, submission, now());
    print(
      due === undefined
        ? `${name} has no dead letter: its mails were sent, or are still being tried.`
        : `${name} is back in the outbox. Due: ${due.join(', ')}. The next sweep sends it.`,
    );
  }
  return submissions.length > 0;
}

function nameOf(record: AnyRecord): string {
  const isLater = record.kind === 'addition' || record.kind === 'change';
  return isLater ? `${record.reference}, ${record.kind} ${record.number},` : record.reference;
}

const sendAgainWords: Readonly<Record<SendAgainOutcome, string>> = {
  put: 'is back in the outbox, sent before or not. A sweep mails it to the staff within half an hour.',
  already_waiting: 'waits in the outbox already, with the staff’s mail due. A sweep mails it within half an hour.',
  busy: 'is being sent at this moment. Nothing was changed: look again in a minute.',
};

async function mailAgain(wanted: string, { store }: OpenBucket, { print, now }: Operator): Promise<boolean> {
  const submissions = await findRecords(store, wanted);
  for (const submission of submissions)
    print(`${nameOf(submission)} ${sendAgainWords[await sendAgain(store, submission, now())]}`);
  return submissions.length > 0;
}

async function erase(reference: string, { versions, inWords }: OpenBucket, operator: Operator): Promise<boolean> {
  const submissionIds = await findSubmissions(versions, reference);
  for (const submissionId of submissionIds) {
    operator.print(
      JSON.stringify(
        { reference, submissionId, stored: countByPrefix(await versionsOf(versions, submissionId)) },
        null,
        2,
      ),
    );
  }
  if (submissionIds.length === 0) return false;
  const answer = await operator.ask(
    `All of this in ${inWords} is erased for good, every former version too. Type ${reference} to go on: `,
  );
  if (answer.trim().toUpperCase() !== reference) {
    operator.print('Nothing was erased.');
    return true;
  }
  for (const submissionId of submissionIds) {
    const proof = await eraseSubmission(versions, { reference, submissionId, now: operator.now() });
    operator.print(JSON.stringify({ where: inWords, ...proof }, null, 2));
  }
  return true;
}
