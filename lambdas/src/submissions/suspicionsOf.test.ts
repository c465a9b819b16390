import { minFillTimeMs, type BotSignals } from '@incasso/contract/botSignals';
import { suspicionsOf, type Suspicion } from './suspicionsOf';

test.each<[string, BotSignals, Suspicion[]]>([
  ['without a word on the time', { website: '' }, []],
  ['of a person', { website: '', elapsedMs: minFillTimeMs }, []],
  ['with white space in the hidden field', { website: ' \n' }, []],
  ['of a machine that fills in everything', { website: 'https://spam.example' }, ['honeypot_filled']],
  ['that took no time', { website: '', elapsedMs: minFillTimeMs - 1 }, ['filled_too_fast']],
  ['with both', { website: 'x', elapsedMs: 0 }, ['honeypot_filled', 'filled_too_fast']],
])('a form %s', (_case, signals, expected) => {
  expect(suspicionsOf(signals)).toEqual(expected);
});
