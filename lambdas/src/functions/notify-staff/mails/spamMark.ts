import { minFillTimeMs } from '@incasso/contract/botSignals';
import type { SubmissionRecord } from '../../../submissions/SubmissionRecord';
import type { Suspicion } from '../../../submissions/suspicionsOf';

const reasons: Record<Suspicion, string> = {
  honeypot_filled: 'Een veld dat mensen niet zien, was ingevuld; daarom kreeg de afzender geen bevestiging.',
  filled_too_fast: `Het formulier was in minder dan ${minFillTimeMs / 1000} seconden ingevuld.`,
};

/**
 * Marks the staff's mail on a submission that looks like a bot's, at the start of its subject and its text.
 *
 * @param notice Another notice that must not be missed. Default: none.
 */
export function spamMark(
  { suspicions }: Pick<SubmissionRecord, 'suspicions'>,
  notice = '',
): { subjectPrefix: string; warning?: string } {
  const isSuspect = suspicions.length > 0;
  const words = isSuspect ? ['Vermoedelijk spam.', ...suspicions.map((suspicion) => reasons[suspicion])] : [];
  const warning = [...words, notice].filter(Boolean).join(' ');
  return { subjectPrefix: isSuspect ? 'Vermoedelijk spam: ' : '', ...(warning !== '' && { warning }) };
}
