import { accept, refuseBecause } from '../Result';
import { parseCommand, type Command } from './parseCommand';

const id = '11111111-1111-4111-8111-111111111111';

const none = { subject: '', folder: '', bucket: 'b', restorableDays: { records: 0, caseFiles: 0 } };

test.each<[string, Command]>([
  ['pending --bucket b', { ...none, name: 'pending' }],
  ['show k7qm-3txb --bucket b', { ...none, name: 'show', subject: 'K7QM-3TXB' }],
  [`show ${id} --bucket b`, { ...none, name: 'show', subject: id }],
  ['mail K7QM-3TXB --bucket b', { ...none, name: 'mail', subject: 'K7QM-3TXB' }],
  ['mail --all --bucket b', { ...none, name: 'mail' }],
  [
    'restore --all --bucket b --restorable-days 80 --restorable-case-days 77',
    { ...none, name: 'restore', restorableDays: { records: 80, caseFiles: 77 } },
  ],
  ['find Jan Voorbeeld --bucket b', { ...none, name: 'find', subject: 'Jan Voorbeeld' }],
  ['export k7qm-3txb ./map --bucket b', { ...none, name: 'export', subject: 'K7QM-3TXB', folder: './map' }],
  ['--bucket=b erase K7QM-3TXB', { ...none, name: 'erase', subject: 'K7QM-3TXB' }],
])('%s is parsed', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(accept(command));
});

const typeIt = (words: string) => `Type it as: npm run submissions -- ${words}`;

test.each([
  ['', 'Say what to do.'],
  ['remove K7QM-3TXB --bucket b', 'There is no command "remove".'],
  ['constructor --bucket b', 'There is no command "constructor".'],
  ['show --bucket b', typeIt('show REFERENCE')],
  ['show --all --bucket b', typeIt('show REFERENCE')],
  ['show K7QM --bucket b', '"K7QM" is no reference; they look like K7QM-3TXB.'],
  ['erase K7QM-3TXB AAAA-2222 --bucket b', typeIt('erase REFERENCE')],
  ['erase --all --bucket b', typeIt('erase REFERENCE')],
  ['restore --bucket b', typeIt('restore REFERENCE|--all')],
  ['restore K7QM-3TXB --all --bucket b', typeIt('restore REFERENCE|--all')],
  ['find --bucket b', typeIt('find TEXT')],
  ['find a b --bucket b', 'find needs three letters or digits.'],
  ['find \u0301\u0301\u0301 --bucket b', 'find needs three letters or digits.'],
  ['find %%%.-. --bucket b', 'find needs three letters or digits.'],
  ['export K7QM-3TXB --bucket b', typeIt('export REFERENCE FOLDER')],
  ['export K7QM-3TXB one two --bucket b', typeIt('export REFERENCE FOLDER')],
  ['pending K7QM-3TXB --bucket b', typeIt('pending')],
  ['pending', 'Name the stage by --stage.'],
  ['pending --bucket=', 'Name the stage by --stage.'],
  ['pending --bucket', expect.stringContaining('--bucket')],
  ['erase K7QM-3TXB --for-good', expect.stringContaining('--for-good')],
])('"%s" is refused with the reason', (line, words) => {
  expect(parseCommand(line.split(' ').filter((word) => word !== ''))).toEqual(refuseBecause(words));
});
