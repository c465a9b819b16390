import { Component, useEffect, useState, type ReactNode } from 'react';
import { fetchBotChallenge } from '@incasso/frontend/api/fetchBotChallenge';
import { useIsHydrating } from '@incasso/frontend/prerender/hydration';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { HostServicesProvider, useHostServices, type HostServices } from '@incasso/frontend/host/services';
import type { EmbedErrorCode } from '@incasso/contract/embed/embedEvents';
import { testKey } from '@incasso/contract/embed/embedNames';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { screenMessages } from '@incasso/contract/messages';
import { SiteLink } from '../../wizard/form/SiteLink';
import { Wizard } from '../../wizard/Wizard';
import { warn } from '../warn';
import { frameText, unusableKeyText } from './frame.text';

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
  // The prerendered document is the same for every key.
  const isHydrating = useIsHydrating();

  if (problem !== undefined) return <UnusableKey problem={problem} />;
  return (
    <>
      {!isHydrating && partnerPage?.isTest === true && (
        <FormNotice kind="info" title={frameText.test} style={{ marginBlockEnd: '1rem' }} />
      )}
      <Wizard />
    </>
  );
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

type KeyProblem = Extract<EmbedErrorCode, 'key_missing' | 'key_unknown'>;

/**
 * The problem with the partner's key; `undefined` while none is known. Checked at the start, before a visitor fills in
 * a form that cannot be sent. If the site is unreachable, sending reports it.
 */
function useKeyProblem(publicKey: string): KeyProblem | undefined {
  const host = useHostServices();
  const [problem, setProblem] = useState<KeyProblem>();

  useEffect(() => {
    void findProblem(publicKey, host).then((found) => {
      host.partnerPage?.report(found === undefined ? { type: 'ready' } : { type: 'error', code: found });
      if (found !== undefined) warn(found);
      setProblem(found);
    });
  }, [publicKey, host]);

  return problem;
}

async function findProblem(
  publicKey: string,
  host: Parameters<typeof fetchBotChallenge>[0],
): Promise<KeyProblem | undefined> {
  if (publicKey === '') return 'key_missing';
  if (publicKey === testKey) return undefined;
  // The cheapest call that carries the key.
  const result = await fetchBotChallenge(host, 'intake_form');
  const isUnknown = !result.ok && result.failure.kind === 'refused' && result.failure.code === 'unknown_public_key';
  return isUnknown ? 'key_unknown' : undefined;
}
