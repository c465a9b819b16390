import { sendingPhaseOf } from './sendingPhaseOf';

const first = { isRepeat: false };

test.each([
  ['documents that are read before it starts', undefined, 'reading'],
  ['documents that are read', { value: 'reading', context: first }, 'reading'],
  ['documents that are uploaded', { value: 'uploading', context: first }, 'uploading'],
  ['the bot check', { value: 'proving', context: first }, 'sending'],
  ['the call', { value: 'sending', context: first }, 'sending'],
  ['the call that repeats another', { value: 'sending', context: { isRepeat: true } }, 'checking'],
] as const)('the phase of %s', (_what, submission, phase) => {
  expect(sendingPhaseOf(submission)).toBe(phase);
});
