import { parseArgs } from 'node:util';
import { referencePattern } from '@incasso/contract/reference';

/** What an operator wants done. Without a bucket: in the local cloud. */
export type Command = { readonly bucket?: string } & (
  { readonly name: 'pending' } | { readonly name: 'show' | 'redrive' | 'erase'; readonly reference: string }
);

export const usage = `npm run submissions -- pending              mails that are not sent yet
npm run submissions -- show K7QM-3TXB       how far a submission is
npm run submissions -- redrive K7QM-3TXB    brings back mails that were given up
npm run submissions -- erase K7QM-3TXB      erases everything of a submission; asks first

In the local cloud, or with --bucket NAME in AWS.`;

/** Reads the arguments of the command. A text is what is wrong with them. */
export function parseCommand(args: readonly string[]): Command | string {
  const parsed = readArgs(args);
  if (typeof parsed === 'string') return parsed;
  const { bucket, words } = parsed;
  const [name, given, ...more] = words;
  const place = bucket === undefined ? {} : { bucket };
  if (name === undefined) return 'Say what to do: pending, show, redrive or erase.';
  if (name === 'pending') return given === undefined ? { name, ...place } : 'pending takes no reference: it lists all.';
  if (name !== 'show' && name !== 'redrive' && name !== 'erase') return `There is no command "${name}".`;
  if (given === undefined) return `${name} needs a reference, such as K7QM-3TXB.`;
  if (more.length > 0) return `${name} takes one reference at a time.`;
  const reference = given.toUpperCase();
  if (!referencePattern.test(reference)) return `"${given}" is no reference; they look like K7QM-3TXB.`;
  return { name, reference, ...place };
}

function readArgs(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { bucket: { type: 'string' } },
      allowPositionals: true,
    });
    return values.bucket === ''
      ? '--bucket needs the name of a bucket.'
      : { bucket: values.bucket, words: positionals };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
