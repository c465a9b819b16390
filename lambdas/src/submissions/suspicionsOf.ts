import { honeypotField, minFillTimeMs, type BotSignals } from '@incasso/contract/botSignals';

/** Signs that a machine filled in the form. */
export const suspicions = ['honeypot_filled', 'filled_too_fast'] as const;

export type Suspicion = (typeof suspicions)[number];

/**
 * Signs that a machine filled in a form. Never a reason to refuse: browsers fill in fields by themselves, and clocks
 * jump.
 */
export function suspicionsOf({ [honeypotField]: honeypot, elapsedMs = minFillTimeMs }: BotSignals): Suspicion[] {
  const isSuspect = { honeypot_filled: honeypot.trim() !== '', filled_too_fast: elapsedMs < minFillTimeMs };
  return suspicions.filter((suspicion) => isSuspect[suspicion]);
}
