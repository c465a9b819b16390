import { useEffect } from 'react';
import { useHostServices } from '@incasso/browser/host/services';
import { Wizard } from '../../wizard/Wizard';
import { UnusableKey } from './UnusableKey';
import { useKeyProblem } from './useKeyProblem';

/** The wizard under a partner's key, or why that key cannot be used. */
export function PartnerIntake({ publicKey }: { readonly publicKey: string }) {
  const { embedding } = useHostServices();
  const problem = useKeyProblem(publicKey);

  useEffect(() => embedding?.report({ type: 'ready' }), [embedding]);

  return problem === undefined ? <Wizard /> : <UnusableKey problem={problem} />;
}
