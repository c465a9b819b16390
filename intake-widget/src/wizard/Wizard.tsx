import { useMemo } from 'react';
import { submitIntake } from '@incasso/browser/api/submitIntake';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { useHostServices } from '@incasso/browser/host/services';
import { createDocumentReader } from './documents/createDocumentReader';
import { createFileStore } from './documents/createFileStore';
import { createDraftStore } from './draft/createDraftStore';
import { wizardDraftSchema } from './draft/savedDraft';
import { lazyRequestTickets } from './sending/submissionActors';
import { WizardSteps } from './WizardSteps';
import type { WizardPorts } from './WizardPorts';

/** The intake wizard, on the site and on partners' pages. */
export function Wizard() {
  const host = useHostServices();
  const { prepare, token } = useBotCheck('intake_form');
  const ports = useMemo(
    (): WizardPorts => ({
      ...host,
      ...createDocumentReader(),
      prepareToken: prepare,
      obtainToken: token,
      submit: (submission) => submitIntake(host, submission),
      requestTickets: lazyRequestTickets(host),
      files: createFileStore(),
      drafts: createDraftStore(wizardDraftSchema, host.partnerPage?.draftScope),
    }),
    [host, prepare, token],
  );

  return <WizardSteps ports={ports} />;
}
