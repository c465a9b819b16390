import { accept, refuseBecause } from '../results/Result';
import { parseCommand, type Command } from './parseCommand';

const id = '11111111-1111-4111-8111-111111111111';

test.each<[string, Command]>([
  ['pending', { name: 'pending' }],
  ['show K7QM-3TXB', { name: 'show', reference: 'K7QM-3TXB' }],
  ['show k7qm-3txb', { name: 'show', reference: 'K7QM-3TXB' }],
  [`show ${id}`, { name: 'show', reference: id }],
  ['mail k7qm-3txb', { name: 'mail', reference: 'K7QM-3TXB' }],
  ['redrive K7QM-3TXB --bucket b', { name: 'redrive', reference: 'K7QM-3TXB', bucket: 'b' }],
  ['--bucket=b erase K7QM-3TXB', { name: 'erase', reference: 'K7QM-3TXB', bucket: 'b' }],
])('%s is understood', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(accept(command));
});

test.each([
  ['', 'Say what to do: pending, show, redrive, mail or erase.'],
  ['remove K7QM-3TXB', 'There is no command "remove".'],
  ['show', 'show needs a reference, such as K7QM-3TXB.'],
  ['show K7QM', '"K7QM" is no reference; they look like K7QM-3TXB.'],
  [`erase ${id}`, `"${id}" is no reference; they look like K7QM-3TXB.`],
  ['erase K7QM-3TXB AAAA-2222', 'erase takes one reference at a time.'],
  ['pending K7QM-3TXB', 'pending takes no reference: it lists all.'],
  ['pending --bucket=', '--bucket needs the name of a bucket.'],
  ['pending --bucket', expect.stringContaining('--bucket')],
  ['erase K7QM-3TXB --for-good', expect.stringContaining('--for-good')],
])('"%s" is answered with what is wrong', (line, words) => {
  expect(parseCommand(line.split(' ').filter((word) => word !== ''))).toEqual(refuseBecause(words));
});
