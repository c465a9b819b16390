import { honeypotField, minFillTimeMs, type BotSignals } from '@incasso/contract/botSignals';

/** Why a submission looks like a machine's. */
export const suspicions = ['honeypot_filled', 'filled_too_fast'] as const;

export type Suspicion = (typeof suspicions)[number];

/**
 * What is suspect about how a form was filled in. Never a reason to refuse: browsers fill in fields by themselves, and
 * clocks jump.
 */
export function suspicionsOf({ [honeypotField]: honeypot, elapsedMs = minFillTimeMs }: BotSignals): Suspicion[] {
  const isSuspect = { honeypot_filled: honeypot.trim() !== '', filled_too_fast: elapsedMs < minFillTimeMs };
  return suspicions.filter((suspicion) => isSuspect[suspicion]);
}
