import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, type SyntheticEvent } from 'react';
import { Honeypot } from '@incasso/contract/browser/botSignals/Honeypot';
import { Button } from '@incasso/contract/browser/forms/Button';
import { usePageTitle } from '@incasso/contract/browser/forms/usePageTitle';
import { Confirmation } from './Confirmation';
import { confirmationText } from './Confirmation.text';
import { DraftNotice } from './draft/DraftNotice';
import { FailureNotice } from './FailureNotice';
import { stepNumberOf, type WizardSnapshot } from './machine/WizardSnapshot';
import { startAgain } from './embedding/heedWishes';
import { NoScriptNotice } from './NoScriptNotice';
import { SendingStatus } from './sending/SendingStatus';
import { useLeaveGuard } from './sending/useLeaveGuard';
import { StepList } from './StepList';
import { steps, type Step } from './steps/steps.text';
import { WizardStep } from './steps/WizardStep';
import { useTurnFocus } from './useTurnFocus';
import { useWasIdle } from './useWasIdle';
import { useWizard } from './useWizard';
import type { WizardSurroundings } from './WizardSurroundings';
import { WizardButtons, WizardForm, WizardFrame } from './Wizard.styles';
import { wizardText } from './Wizard.text';

/** The intake in three steps, in the given surroundings. */
export function WizardSteps({ surroundings }: { surroundings: WizardSurroundings }) {
  const form = useRef<HTMLFormElement>(null);
  const stepAtHand = useRef<HTMLFieldSetElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef<HTMLDivElement>(null);
  const { wizard, addFiles, progress } = useWizard(form, surroundings);
  const { embedding } = surroundings;
  const { turn, stepNumber, isSubmitting, failure, receipt, errorCount } = useSelector(wizard, viewOf, shallowEqual);
  const step = steps[stepNumber - 1] ?? steps[0];
  const wasIdle = useWasIdle();

  const places = { step: receipt === undefined ? stepAtHand : confirmation, notice, sending };
  useTurnFocus({ turn, hasFailed: failure !== undefined, isSubmitting }, places, embedding);
  useLeaveGuard(isSubmitting);
  usePageTitle({ errorCount, part: receipt === undefined ? titlePart(step, turn) : confirmationText.title });

  if (receipt !== undefined) {
    return (
      <WizardFrame>
        <StepList current={4} />
        <Confirmation receipt={receipt} groupRef={confirmation}>
          {embedding !== undefined && (
            <div>
              <Button type="button" onClick={() => startAgain(wizard, embedding)}>
                {wizardText.another}
              </Button>
            </div>
          )}
        </Confirmation>
      </WizardFrame>
    );
  }

  const proceed = (event: SyntheticEvent) => {
    event.preventDefault();
    wizard.send({ type: step.number === 3 ? 'submission.requested' : 'step.completed' });
  };

  return (
    <WizardFrame>
      <NoScriptNotice />
      <StepList current={step.number} />
      {failure !== undefined && <FailureNotice wizard={wizard} failure={failure} noticeRef={notice} />}
      <DraftNotice wizard={wizard} />
      {/* As a dialog's, the form goes nowhere by itself: before this code runs, nothing typed can end up in an address. */}
      <WizardForm
        ref={form}
        method="dialog"
        noValidate
        aria-label={wizardText.form}
        onFocus={surroundings.prepareToken}
        onSubmit={proceed}
      >
        {steps
          .filter(({ number }) => wasIdle || number === step.number)
          .map((each) => (
            <WizardStep
              key={each.number}
              step={each}
              isCurrent={each.number === step.number}
              isSubmitting={isSubmitting}
              stepRef={stepAtHand}
              wizard={wizard}
              progress={progress}
              addFiles={addFiles}
            />
          ))}
        <Honeypot />
        <WizardButtons>
          <Button
            type="button"
            $kind="secondary"
            disabled={step.number === 1 || isSubmitting}
            onClick={() => wizard.send({ type: 'step.returned' })}
          >
            {wizardText.previous}
          </Button>
          {/* Before the last step nothing is submitted: the click ends here, or the browser would read the form for autofill. */}
          <Button type="submit" disabled={isSubmitting} onClick={step.number === 3 ? undefined : proceed}>
            {submitLabel(step, isSubmitting)}
          </Button>
        </WizardButtons>
        <SendingStatus wizard={wizard} progress={progress} groupRef={sending} />
      </WizardForm>
    </WizardFrame>
  );
}

/** What the frame of the wizard shows; its parts see to themselves. */
function viewOf(snapshot: WizardSnapshot) {
  const { turn, failure, receipt, problems } = snapshot.context;
  return {
    turn,
    stepNumber: stepNumberOf(snapshot),
    isSubmitting: snapshot.hasTag('submitting'),
    failure,
    receipt: snapshot.hasTag('succeeded') ? receipt : undefined,
    errorCount: Object.keys(problems).length,
  };
}

/** Where one is, for the title. At the start it stays as it was prerendered. */
function titlePart({ number, title }: Step, turn: number): string | undefined {
  return number === 1 && turn === 0 ? undefined : wizardText.pageTitle(number, title);
}

function submitLabel({ number }: Step, isSubmitting: boolean): string {
  if (number < 3) return wizardText.next;
  return isSubmitting ? wizardText.submitting : wizardText.submit;
}
