import { parseArgs } from 'node:util';
import { referencePattern } from '@incasso/contract/reference';
import { accept, refuseBecause, type Result } from '../Result';
import { isSubmissionId } from './findRecords';
import { foldText } from './personalData';
import type { RestorableDays } from './restoreSubmission';

/** Arguments and description of each command. */
const commands = {
  pending: ['', 'lists mails that are not sent yet'],
  show: ['REFERENCE', 'how far a submission is'],
  mail: ['REFERENCE|--all', 'mails a submission to the staff once more; with --all, each that was given up'],
  find: ['TEXT', 'the references under which a name, an address or a number occurs'],
  export: ['REFERENCE FOLDER', 'saves all of a submission in a folder of its name'],
  erase: ['REFERENCE', 'erases everything of a submission; asks first'],
  restore: ['REFERENCE|--all', 'restores what was deleted of a submission, or of all, within seven days'],
} as const;

type CommandName = keyof typeof commands;

export type Command = {
  readonly name: CommandName;
  /** A reference or an id; the text to find; empty for all. */
  readonly subject: string;
  readonly folder: string;
  readonly bucket: string;
  /** Default: nothing can be restored. */
  readonly restorableDays: RestorableDays;
};

const lines = Object.entries(commands).map(
  ([name, [takes, does]]) => `npm run submissions -- ${`${name} ${takes}`.padEnd(24)} ${does}`,
);

export const usage = `${lines.join('\n')}

A REFERENCE is one such as K7QM-3TXB, or the id of a case or message. All need --stage STAGE.`;

/** Parses the arguments, or refuses them with a sentence for the operator. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        bucket: { type: 'string', default: '' },
        'restorable-days': { type: 'string', default: '0' },
        'restorable-case-days': { type: 'string', default: '0' },
      },
      allowPositionals: true,
    });
    const [name = '', ...words] = positionals;
    if (!isCommand(name)) return refuseBecause(name === '' ? 'Say what to do.' : `There is no command "${name}".`);
    if (values.bucket === '') return refuseBecause('Name the stage by --stage.');
    const [takes] = commands[name];
    const given = takes === 'TEXT' ? [words.join(' ')].filter(Boolean) : words;
    const wanted = takes.split(' ').filter(Boolean).length;
    const isRight = values.all ? takes.endsWith('|--all') && given.length === 0 : given.length === wanted;
    if (!isRight) return refuseBecause(`Type it as: npm run submissions -- ${name} ${takes}`.trim());
    const [subject = '', folder = ''] = given;
    // A shorter text occurs in nearly all.
    if (takes === 'TEXT' && foldText(subject).length < 3) return refuseBecause('find needs three letters or digits.');
    const isReference = takes.startsWith('REFERENCE') && !values.all;
    if (isReference && !isSubmissionId(subject) && !referencePattern.test(subject.toUpperCase()))
      return refuseBecause(`"${subject}" is no reference; they look like K7QM-3TXB.`);
    return accept({
      name,
      subject: isReference && !isSubmissionId(subject) ? subject.toUpperCase() : subject,
      folder,
      bucket: values.bucket,
      restorableDays: {
        records: Number(values['restorable-days']),
        caseFiles: Number(values['restorable-case-days']),
      },
    });
  } catch (error) {
    return refuseBecause(error instanceof Error ? error.message : String(error));
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
