import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { Button } from '@incasso/browser/forms/Button';
import { Confirmation } from './Confirmation';
import { DraftNotice } from './draft/DraftNotice';
import { startAgain } from './partner-page/followCommands';
import { FailureNotice } from './FailureNotice';
import { IntakeForm } from './IntakeForm';
import { deferred } from './machine/deferred';
import { NoScriptNotice } from './NoScriptNotice';
import { StepList } from './StepList';
import { StepTitle } from './StepTitle';
import { useGuide } from './useGuide';
import { useWizard } from './useWizard';
import type { WizardSurroundings } from './WizardSurroundings';
import { WizardFrame } from './Wizard.styles';
import { wizardText } from './Wizard.text';

/** The intake in three steps, in the given surroundings. */
export function WizardSteps({ surroundings }: { surroundings: WizardSurroundings }) {
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef<HTMLDivElement>(null);
  const { wizard, addFiles, progress } = useWizard(form, surroundings);
  const deferredWizard = useMemo(() => deferred(wizard), [wizard]);
  const { partnerPage, prepareToken } = surroundings;
  useGuide(wizard, { form, confirmation, notice, sending }, partnerPage);
  const receipt = useSelector(wizard, (snapshot) =>
    snapshot.hasTag('succeeded') ? snapshot.context.receipt : undefined,
  );

  return (
    <WizardFrame>
      <NoScriptNotice />
      <StepList wizard={deferredWizard} />
      {receipt === undefined ? (
        <>
          <FailureNotice wizard={wizard} noticeRef={notice} />
          <DraftNotice wizard={wizard} />
          <IntakeForm
            wizard={wizard}
            deferredWizard={deferredWizard}
            progress={progress}
            addFiles={addFiles}
            onFocus={prepareToken}
            formRef={form}
            sendingRef={sending}
          />
        </>
      ) : (
        <Confirmation receipt={receipt} groupRef={confirmation}>
          {partnerPage !== undefined && (
            <div>
              <Button type="button" onClick={() => startAgain(wizard, partnerPage)}>
                {wizardText.another}
              </Button>
            </div>
          )}
        </Confirmation>
      )}
      <StepTitle wizard={deferredWizard} />
    </WizardFrame>
  );
}
