import { and, createMachine, not, setup } from 'xstate';
import { drawStates } from './drawStates';

const guards = { isOpen: () => true, isAt: (_arguments: unknown, step: number) => step > 0 };

test('each transition shows its condition', () => {
  const door = setup({ guards }).createMachine({
    initial: 'outside',
    states: {
      outside: {
        on: {
          enter: [
            { guard: 'isOpen', target: 'inside' },
            { guard: { type: 'isAt', params: 2 }, target: 'inside' },
          ],
        },
      },
      inside: { after: { 1000: 'outside' } },
    },
  });

  expect(drawStates(door.root).split('\n')).toEqual([
    'flowchart TD',
    '  outside["outside"]',
    '  inside["inside"]',
    '  outside -->|"enter [isOpen]"| inside',
    '  outside -->|"enter [isAt 2]"| inside',
    '  inside -->|"after 1000"| outside',
  ]);
});

test.each([
  ['a combinator', not('isOpen')],
  ['two guards', and(['isOpen', 'isOpen'])],
  ['a function', () => true],
])('fails for %s, which has no name', (_what, guard) => {
  const machine = createMachine({
    initial: 'on',
    states: { on: { on: { press: { guard, target: 'off' } } }, off: {} },
  });

  expect(() => drawStates(machine.root)).toThrow('A guard without a name');
});
