import { useEffect } from 'react';
import { HostServicesProvider, useHostServices, type HostServices } from '@incasso/browser/host/services';
import { Wizard } from '../../wizard/Wizard';
import { FrameFailure } from './FrameFailure';
import { UnusableKey } from './UnusableKey';
import { useKeyProblem } from './useKeyProblem';

type Props = {
  readonly services: HostServices;
  /** The partner's key; an empty string when there is none. */
  readonly publicKey: string;
};

/** The intake inside the iframe, for the browser and for the prerender. */
export function EmbeddedIntake({ services, publicKey }: Props) {
  return (
    <FrameFailure>
      <HostServicesProvider value={services}>
        <Content publicKey={publicKey} />
      </HostServicesProvider>
    </FrameFailure>
  );
}

/** The wizard, or a notice why the key is unusable. */
function Content({ publicKey }: Pick<Props, 'publicKey'>) {
  const { partnerPage } = useHostServices();
  const problem = useKeyProblem(publicKey);

  useEffect(() => partnerPage?.report({ type: 'ready' }), [partnerPage]);

  return problem === undefined ? <Wizard /> : <UnusableKey problem={problem} />;
}
