import { useEffect } from 'react';
import { useHostServices } from '@incasso/browser/host/services';
import { Wizard } from '../../wizard/Wizard';
import { UnusableKey } from './UnusableKey';
import { useKeyProblem } from './useKeyProblem';

/** The wizard under a partner's key, or a notice why the key is unusable. */
export function PartnerIntake({ publicKey }: { readonly publicKey: string }) {
  const { partnerPage } = useHostServices();
  const problem = useKeyProblem(publicKey);

  useEffect(() => partnerPage?.report({ type: 'ready' }), [partnerPage]);

  return problem === undefined ? <Wizard /> : <UnusableKey problem={problem} />;
}
