import { accept, refuseBecause } from '../Result';
import { parseCommand, type Command } from './parseCommand';

const id = '11111111-1111-4111-8111-111111111111';

const bucket = 'b';
const restorableDays = { records: 0, caseFiles: 0 };

test.each<[string, Command]>([
  ['pending --bucket b', { name: 'pending', bucket, restorableDays }],
  ['show K7QM-3TXB --bucket b', { name: 'show', reference: 'K7QM-3TXB', bucket, restorableDays }],
  ['show k7qm-3txb --bucket b', { name: 'show', reference: 'K7QM-3TXB', bucket, restorableDays }],
  [`show ${id} --bucket b`, { name: 'show', reference: id, bucket, restorableDays }],
  ['mail k7qm-3txb --bucket b', { name: 'mail', reference: 'K7QM-3TXB', bucket, restorableDays }],
  ['redrive-all --bucket b', { name: 'redrive-all', bucket, restorableDays }],
  ['redrive K7QM-3TXB --bucket b', { name: 'redrive', reference: 'K7QM-3TXB', bucket, restorableDays }],
  [`erase ${id} --bucket b`, { name: 'erase', reference: id, bucket, restorableDays }],
  [
    'restore K7QM-3TXB --bucket b --restorable-days 80 --restorable-case-days 77',
    { name: 'restore', reference: 'K7QM-3TXB', bucket, restorableDays: { records: 80, caseFiles: 77 } },
  ],
  ['find Jan Voorbeeld --bucket b', { name: 'find', text: 'Jan Voorbeeld', bucket, restorableDays }],
  [
    'export k7qm-3txb ./map --bucket b',
    { name: 'export', reference: 'K7QM-3TXB', folder: './map', bucket, restorableDays },
  ],
  ['--bucket=b erase K7QM-3TXB', { name: 'erase', reference: 'K7QM-3TXB', bucket, restorableDays }],
])('%s is parsed', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(accept(command));
});

test.each([
  ['', 'Say what to do: pending, show, redrive, redrive-all, mail, find, export, erase or restore.'],
  ['remove K7QM-3TXB --bucket b', 'There is no command "remove".'],
  ['show --bucket b', 'show needs a reference, such as K7QM-3TXB.'],
  ['show K7QM --bucket b', '"K7QM" is no reference; they look like K7QM-3TXB.'],
  ['erase K7QM-3TXB AAAA-2222 --bucket b', 'erase takes one reference at a time.'],
  ['find a b --bucket b', 'find needs a text of three characters or more.'],
  ['export K7QM-3TXB --bucket b', 'export takes a reference and a folder.'],
  ['export K7QM-3TXB one two --bucket b', 'export takes a reference and a folder.'],
  ['pending K7QM-3TXB --bucket b', 'pending takes no reference: it is about all.'],
  ['pending', 'Name the stage by --stage.'],
  ['pending --bucket=', 'Name the stage by --stage.'],
  ['pending --bucket', expect.stringContaining('--bucket')],
  ['erase K7QM-3TXB --for-good', expect.stringContaining('--for-good')],
])('"%s" is refused with the reason', (line, words) => {
  expect(parseCommand(line.split(' ').filter((word) => word !== ''))).toEqual(refuseBecause(words));
});
