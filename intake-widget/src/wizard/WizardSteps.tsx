import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Button } from '@incasso/browser/forms/Button';
import { Confirmation } from './Confirmation';
import { useFileDrop } from './documents/useFileDrop';
import { DraftNotice } from './draft/DraftNotice';
import { continueAsCopy, newDraftIds } from './draft/continueAsCopy';
import { InvoicesPart } from './invoices/InvoicesPart';
import { startAgain } from './partner-page/followCommands';
import { FailureNotice } from './FailureNotice';
import { caseFailureText } from './FailureNotice.text';
import { NoScriptNotice } from './NoScriptNotice';
import { CaseLink } from './case-notice/CaseLink';
import { stepNumberOf } from './case/WizardSnapshot';
import { StepList } from './StepList';
import { StepTitle } from './StepTitle';
import { useStepFocus } from './useStepFocus';
import { useWizard } from './useWizard';
import { WizardForm } from './WizardForm';
import type { WizardPorts } from './WizardPorts';
import { NextRow, WizardFrame } from './Wizard.styles';
import { wizardText } from './Wizard.text';

/** The intake in three steps. */
export function WizardSteps({ ports }: { ports: WizardPorts }) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const step = useRef<HTMLFieldSetElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { wizard, addFiles, progress } = useWizard(form, ports);
  const isDraggedOver = useFileDrop(addFiles);
  const { partnerPage, prepareToken, files } = ports;
  const failure = useSelector(wizard, ({ context }) => context.failure);
  const focusMoves = useSelector(wizard, ({ context }) => context.focusMoves);
  useSelector(wizard, stepNumberOf);
  const revisited = useSelector(wizard, ({ context }) => context.revisited);
  const isFileLost = failure?.kind === 'lost';
  useStepFocus(focusMoves, { frame, step, confirmation, notice, isFileLost, revisited }, partnerPage);
  const receipt = useSelector(wizard, (snapshot) =>
    snapshot.hasTag('succeeded') ? snapshot.context.receipt : undefined,
  );

  return (
    <WizardFrame ref={frame}>
      <NoScriptNotice />
      <StepList wizard={wizard} />
      {receipt === undefined ? (
        <>
          {failure && (
            <FailureNotice
              failure={failure}
              text={caseFailureText}
              onRestart={() => void continueAsCopy(wizard, files, newDraftIds())}
              noticeRef={notice}
            />
          )}
          <DraftNotice wizard={wizard} />
          <InvoicesPart wizard={wizard} ports={ports} addFiles={addFiles} isDraggedOver={isDraggedOver} />
          <WizardForm
            wizard={wizard}
            ports={ports}
            progress={progress}
            addFiles={addFiles}
            isDraggedOver={isDraggedOver}
            onFocus={prepareToken}
            formRef={form}
            stepRef={step}
            noticeRef={notice}
          />
        </>
      ) : (
        <Confirmation receipt={receipt} groupRef={confirmation}>
          {partnerPage !== undefined && <CaseLink receipt={receipt} />}
          {partnerPage !== undefined && (
            <NextRow>
              <Button type="button" onClick={() => startAgain(wizard, partnerPage)}>
                {wizardText.another}
              </Button>
            </NextRow>
          )}
        </Confirmation>
      )}
      <StepTitle wizard={wizard} />
    </WizardFrame>
  );
}
