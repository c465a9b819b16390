import { honeypotField, minFillTimeMs, type BotSignals } from '@incasso/contract/botSignals';

export const suspicions = ['honeypot_filled', 'filled_too_fast'] as const;

export type Suspicion = (typeof suspicions)[number];

/** Signs that a bot filled in a form. Never a reason to refuse: browsers autofill fields, and clocks jump. */
export function suspicionsOf({ [honeypotField]: honeypot, elapsedMs = minFillTimeMs }: BotSignals): Suspicion[] {
  const isSuspect = { honeypot_filled: honeypot.trim() !== '', filled_too_fast: elapsedMs < minFillTimeMs };
  return suspicions.filter((suspicion) => isSuspect[suspicion]);
}
