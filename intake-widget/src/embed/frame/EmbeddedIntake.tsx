import { Component, useEffect, type ReactNode } from 'react';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { HostServicesProvider, useHostServices, type HostServices } from '@incasso/browser/host/services';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { screenMessages } from '@incasso/contract/messages';
import { SiteLink } from '../../wizard/SiteLink';
import { Wizard } from '../../wizard/Wizard';
import { frameText } from './frame.text';
import { unusableKeyText } from './UnusableKey.text';
import { useKeyProblem, type KeyProblem } from './useKeyProblem';

type Props = {
  readonly services: HostServices;
  /** The partner's key; an empty string when there is none. */
  readonly publicKey: string;
};

/** The intake inside the iframe, for the browser and for the prerender. */
export function EmbeddedIntake({ services, publicKey }: Props) {
  return (
    <FailureBoundary>
      <HostServicesProvider value={services}>
        <Content publicKey={publicKey} />
      </HostServicesProvider>
    </FailureBoundary>
  );
}

/** The wizard, or a notice why the key is unusable. */
function Content({ publicKey }: Pick<Props, 'publicKey'>) {
  const { partnerPage } = useHostServices();
  const problem = useKeyProblem(publicKey);

  useEffect(() => partnerPage?.report({ type: 'ready' }), [partnerPage]);

  return problem === undefined ? <Wizard /> : <UnusableKey problem={problem} />;
}

/** Says that the intake is unusable here, and links to where it works. */
function UnusableKey({ problem }: { problem: KeyProblem }) {
  return (
    <FormNotice kind="error" role="alert" title={unusableKeyText.problems[problem]}>
      <p>
        {unusableKeyText.elsewhere} <a href={telLink}>{firmProfile.phone.display}</a>
      </p>
      <p>
        <SiteLink />
      </p>
    </FormNotice>
  );
}

/** Shows a message instead of parts that failed to render. */
class FailureBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FormNotice kind="error" role="alert" title={screenMessages.unexpectedApplicationError}>
        <p>
          {frameText.failure} <a href={telLink}>{firmProfile.phone.display}</a>
        </p>
      </FormNotice>
    );
  }
}
