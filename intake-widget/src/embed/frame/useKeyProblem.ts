import { useEffect, useState } from 'react';
import { fetchBotChallenge } from '@incasso/browser/api/fetchBotChallenge';
import { useHostServices } from '@incasso/browser/host/services';
import type { EmbedErrorCode } from '@incasso/contract/embed/embedEvents';

export type KeyProblem = Extract<EmbedErrorCode, 'key_missing' | 'key_unknown'>;

/**
 * The problem with the partner's key; `undefined` while none is known. Checked at the start, before a visitor fills in
 * a form that cannot be sent. If the site is unreachable, sending reports it.
 */
export function useKeyProblem(publicKey: string): KeyProblem | undefined {
  const host = useHostServices();
  const [problem, setProblem] = useState<KeyProblem>();

  useEffect(() => {
    void findProblem(publicKey, host).then(setProblem);
  }, [publicKey, host]);

  useEffect(() => {
    if (problem !== undefined) host.partnerPage?.report({ type: 'error', code: problem });
  }, [problem, host]);

  return problem;
}

async function findProblem(
  publicKey: string,
  host: Parameters<typeof fetchBotChallenge>[0],
): Promise<KeyProblem | undefined> {
  if (publicKey === '') return 'key_missing';
  // The cheapest call that carries the key.
  const result = await fetchBotChallenge(host, 'intake_form');
  const isUnknown = !result.ok && result.failure.kind === 'refused' && result.failure.code === 'unknown_public_key';
  return isUnknown ? 'key_unknown' : undefined;
}
