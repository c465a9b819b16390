import { parseArgs } from 'node:util';
import { referencePattern } from '@incasso/contract/reference';
import * as v from 'valibot';
import { isSubmissionId } from './findRecords';
import type { RestorableDays } from './restoreSubmission';
import { accept, refuseBecause, type Result } from '../Result';

const submissionCommand = v.picklist(['show', 'redrive', 'mail', 'erase', 'restore']);

export type Command = {
  readonly bucket: string;
  /** Default: nothing can be restored. */
  readonly restorableDays: RestorableDays;
} & (
  | { readonly name: 'pending' | 'redrive-all' }
  | { readonly name: v.InferOutput<typeof submissionCommand>; readonly reference: string }
  | { readonly name: 'export'; readonly reference: string; readonly folder: string }
  | { readonly name: 'find'; readonly text: string }
);

export const usage = `npm run submissions -- pending              lists mails that are not sent yet
npm run submissions -- show K7QM-3TXB       how far a submission is
npm run submissions -- redrive K7QM-3TXB    sends mails again that were given up
npm run submissions -- redrive-all          the same for all that SES would not take
npm run submissions -- mail K7QM-3TXB       mails a submission to the staff once more, sent before or not
npm run submissions -- erase K7QM-3TXB      erases everything of a submission; asks first
npm run submissions -- find 'Jan Voorbeeld' the references under which a name or an address occurs
npm run submissions -- export K7QM-3TXB .   saves all of a submission in a folder of its name
npm run submissions -- restore K7QM-3TXB    brings back what was deleted of a submission within seven days

The id of a case or message does in place of a reference. All need --stage STAGE.`;

/** Parses the arguments, or refuses them with a sentence for the operator. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  const parsed = readArgs(args);
  if (!parsed.ok) return parsed;
  const { bucket, restorableDays, words } = parsed.value;
  const [name, given, ...more] = words;
  if (name === undefined)
    return refuseBecause('Say what to do: pending, show, redrive, redrive-all, mail, find, export, erase or restore.');
  if (bucket === undefined || bucket === '') return refuseBecause('Name the stage by --stage.');
  if (name === 'pending' || name === 'redrive-all') {
    if (given !== undefined) return refuseBecause(`${name} takes no reference: it is about all.`);
    return accept({ name, bucket, restorableDays });
  }
  if (name === 'find') {
    const text = words.slice(1).join(' ');
    // A shorter text occurs in nearly all.
    if (text.replaceAll(/\s/g, '').length < 3) return refuseBecause('find needs a text of three characters or more.');
    return accept({ name, text, bucket, restorableDays });
  }
  if (name !== 'export' && !v.is(submissionCommand, name)) return refuseBecause(`There is no command "${name}".`);
  if (given === undefined) return refuseBecause(`${name} needs a reference, such as K7QM-3TXB.`);
  const reference = isSubmissionId(given) ? given : given.toUpperCase();
  if (!isSubmissionId(given) && !referencePattern.test(reference))
    return refuseBecause(`"${given}" is no reference; they look like K7QM-3TXB.`);
  const [folder, ...others] = more;
  if (name !== 'export')
    return more.length > 0
      ? refuseBecause(`${name} takes one reference at a time.`)
      : accept({ name, reference, bucket, restorableDays });
  if (folder === undefined || others.length > 0) return refuseBecause('export takes a reference and a folder.');
  return accept({ name, reference, folder, bucket, restorableDays });
}

type Words = {
  readonly bucket: string | undefined;
  readonly restorableDays: RestorableDays;
  readonly words: readonly string[];
};

function readArgs(args: readonly string[]): Result<Words, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        bucket: { type: 'string' },
        'restorable-days': { type: 'string' },
        'restorable-case-days': { type: 'string' },
      },
      allowPositionals: true,
    });
    return accept({
      bucket: values.bucket,
      restorableDays: {
        records: Number(values['restorable-days'] ?? 0),
        caseFiles: Number(values['restorable-case-days'] ?? 0),
      },
      words: positionals,
    });
  } catch (error) {
    return refuseBecause(error instanceof Error ? error.message : String(error));
  }
}
