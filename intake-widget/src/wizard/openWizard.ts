import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { draftOf } from './case/draftOf';
import type { WizardActor } from './case/WizardSnapshot';
import { keepDraft } from './draft/keepDraft';
import { newDraftIds } from './draft/continueAsCopy';
import { restoreDraft } from './draft/restoreDraft';
import { followPartnerPage } from './partner-page/followPartnerPage';
import { forgetPrefill, readStoredPrefill } from './prefill';
import { sendingText } from './sending/SendingStatus.text';
import type { WizardPorts } from './WizardPorts';

type Opening = {
  /** What the visitor typed before hydration. */
  readonly typed: Partial<IntakeAnswers>;
  readonly addFiles: (files: Iterable<File>) => void;
};

/**
 * Prefills the wizard, restores and stores its draft, and listens to a partner's page. Returns a function that stops
 * all of it.
 */
export function openWizard(wizard: WizardActor, { typed, addFiles }: Opening, ports: WizardPorts): () => void {
  const { partnerPage, drafts, files, showToast } = ports;
  wizard.send({ type: 'answers.found', answers: typed });
  const onUnkept = () => wizard.send({ type: 'draft.unkept' });
  const stopKeeping = keepDraft(wizard, { draftOf, drafts, files, onUnkept });
  const prefill = [wizard.on('submission.stored', forgetPrefill), wizard.on('wizard.emptied', forgetPrefill)];
  const draftIsBack = restoreDraft(wizard, { drafts, files, newIds: newDraftIds });
  if (partnerPage === undefined) wizard.send({ type: 'answers.found', answers: readStoredPrefill() });
  const stopFollowing = partnerPage && followPartnerPage(wizard, partnerPage, { draftIsBack, addFiles });

  return () => {
    stopKeeping();
    for (const subscription of prefill) subscription.unsubscribe();
    stopFollowing?.();
    if (wizard.getSnapshot().hasTag('submitting')) showToast({ kind: 'error', text: sendingText.left });
  };
}
