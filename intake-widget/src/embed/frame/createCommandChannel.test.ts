import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';
import { createCommandChannel } from './createCommandChannel';

const reset: EmbedCommand = { type: 'reset' };
const prefill: EmbedCommand = { type: 'prefill', prefill: { company_name: 'Voorbeeld BV' } };
const add = (name: string): EmbedCommand => ({ type: 'add', files: { documents: [new File(['Factuur'], name)] } });

/** What a listener receives that was added between these commands. */
function heard(before: readonly EmbedCommand[], after: readonly EmbedCommand[] = []): readonly EmbedCommand[] {
  const { command, listen } = createCommandChannel();
  before.forEach(command);
  const commands: EmbedCommand[] = [];
  listen((given) => commands.push(given));
  after.forEach(command);
  return commands;
}

test('every listener receives each command, in order', () => {
  const commands = [prefill, add('een.pdf'), reset, add('twee.pdf')];

  expect(heard([], commands)).toEqual(commands);
});

test('the first listener receives files added before it, once', () => {
  const [first, second] = [add('een.pdf'), add('twee.pdf')];
  const { command, listen } = createCommandChannel();
  command(first);
  const commands: EmbedCommand[] = [];

  listen((given) => commands.push(given))();
  command(second);
  listen((given) => commands.push(given));

  expect(commands).toEqual([first, second]);
});

test('the first listener receives an earlier reset, without the files added before that reset', () => {
  const late = add('twee.pdf');

  expect(heard([add('een.pdf'), reset, late])).toEqual([reset, late]);
});

test('a prefill is not queued for later listeners: they read the prefill themselves', () => {
  expect(heard([prefill])).toEqual([]);
});
