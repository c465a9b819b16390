import { parseArgs } from 'node:util';
import { referencePattern } from '@incasso/contract/reference';
import * as v from 'valibot';
import { isSubmissionId } from './findRecords';
import { accept, refuseBecause, type Result } from '../http/result/Result';

/** Commands on one submission, by its reference or its id. */
const submissionCommand = v.picklist(['show', 'redrive', 'mail', 'erase']);

/** A command of `npm run submissions`. */
export type Command = { readonly bucket: string } & (
  | { readonly name: 'pending' | 'redrive-all' }
  | { readonly name: v.InferOutput<typeof submissionCommand>; readonly reference: string }
);

export const usage = `npm run submissions -- pending              lists mails that are not sent yet
npm run submissions -- show K7QM-3TXB       how far a submission is
npm run submissions -- redrive K7QM-3TXB    sends mails again that were given up
npm run submissions -- redrive-all          the same for all that SES would not take
npm run submissions -- mail K7QM-3TXB       mails a submission to the staff once more, sent before or not
npm run submissions -- erase K7QM-3TXB      erases everything of a submission; asks first

Where a reference stands, the id of a submission does too. All need --bucket NAME, the output DocumentsBucket of the stage.`;

/** Reads the arguments, or refuses them with a sentence for the operator. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  const parsed = readArgs(args);
  if (!parsed.ok) return parsed;
  const { bucket, words } = parsed.value;
  const [name, given, ...more] = words;
  if (name === undefined) return refuseBecause('Say what to do: pending, show, redrive, redrive-all, mail or erase.');
  if (bucket === undefined || bucket === '')
    return refuseBecause('Name the bucket by --bucket: the output DocumentsBucket of the stage.');
  if (name === 'pending' || name === 'redrive-all') {
    if (given !== undefined) return refuseBecause(`${name} takes no reference: it is about all.`);
    return accept({ name, bucket });
  }
  if (!v.is(submissionCommand, name)) return refuseBecause(`There is no command "${name}".`);
  if (given === undefined) return refuseBecause(`${name} needs a reference, such as K7QM-3TXB.`);
  if (more.length > 0) return refuseBecause(`${name} takes one reference at a time.`);
  if (isSubmissionId(given)) return accept({ name, reference: given, bucket });
  const reference = given.toUpperCase();
  if (!referencePattern.test(reference)) return refuseBecause(`"${given}" is no reference; they look like K7QM-3TXB.`);
  return accept({ name, reference, bucket });
}

type Words = { readonly bucket: string | undefined; readonly words: readonly string[] };

function readArgs(args: readonly string[]): Result<Words, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { bucket: { type: 'string' } },
      allowPositionals: true,
    });
    return accept({ bucket: values.bucket, words: positionals });
  } catch (error) {
    return refuseBecause(error instanceof Error ? error.message : String(error));
  }
}
