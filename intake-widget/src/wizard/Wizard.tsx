import { useMemo } from 'react';
import { submitIntake } from '@incasso/frontend/api/submitIntake';
import { createDraftStore } from './draft/createDraftStore';
import { wizardDraftSchema } from './draft/savedDraft';
import { useHostPorts } from './sending/useHostPorts';
import type { WizardPorts } from './provideCase';
import { WizardSteps } from './WizardSteps';

export function Wizard() {
  const host = useHostPorts();
  const ports = useMemo(
    (): WizardPorts => ({
      ...host,
      ...(host.partnerPage?.isTest === true && { prepareToken: () => undefined }),
      submit: (submission) => submitIntake(host, submission),
      drafts: createDraftStore(wizardDraftSchema, host.partnerPage?.draftScope),
    }),
    [host],
  );

  return <WizardSteps ports={ports} />;
}
