import { useRef } from 'react';
import { Honeypot } from '@incasso/contract/browser/botSignals/Honeypot';
import { Button } from '@incasso/contract/browser/forms/Button';
import { FormNotice } from '@incasso/contract/browser/forms/FormNotice';
import { usePageTitle } from '@incasso/contract/browser/forms/usePageTitle';
import { firmProfile } from '@incasso/contract/firmProfile';
import { Confirmation } from './Confirmation';
import { confirmationText } from './Confirmation.text';
import { DocumentPicker } from './documents/DocumentPicker';
import { DraftNotice } from './draft/DraftNotice';
import { FailureNotice } from './FailureNotice';
import { stepNumberOf, type WizardSnapshot } from './machine/WizardSnapshot';
import { startAgain } from './embedding/heedWishes';
import { SendingStatus } from './sending/SendingStatus';
import { useLeaveGuard } from './sending/useLeaveGuard';
import { StepList } from './StepList';
import { steps, type Step } from './steps/steps.text';
import { StepAnswers } from './steps/StepAnswers';
import { TermsField } from './steps/TermsField';
import { useTurnFocus } from './useTurnFocus';
import { useWizard } from './useWizard';
import type { WizardSurroundings } from './WizardSurroundings';
import { StepFields, StepHeading, StepIntro, WizardButtons, WizardForm, WizardFrame } from './Wizard.styles';
import { wizardText } from './Wizard.text';

/** The intake in three steps, in the given surroundings. */
export function WizardSteps({ surroundings }: { surroundings: WizardSurroundings }) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef<HTMLDivElement>(null);
  const { wizard, addFiles, upload } = useWizard(form, surroundings);
  const { embedding } = surroundings;
  const { snapshot, send } = wizard;
  const { context } = snapshot;
  const step = steps[stepNumberOf(snapshot) - 1] ?? steps[0];
  const isSubmitting = snapshot.hasTag('submitting');

  useTurnFocus(snapshot, { form, heading, notice, sending }, embedding);
  useLeaveGuard(isSubmitting);
  usePageTitle({
    errorCount: Object.keys(context.problems).length,
    part: titlePart(snapshot, step),
  });

  if (snapshot.hasTag('succeeded') && context.receipt !== undefined) {
    return (
      <WizardFrame>
        <StepList current={4} />
        <Confirmation receipt={context.receipt} headingRef={heading}>
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

  return (
    <WizardFrame>
      <noscript>
        <FormNotice kind="info" title={wizardText.noScript}>
          <p>
            {wizardText.noScriptInstead} <a href={`tel:${firmProfile.phone.e164}`}>{firmProfile.phone.display}</a>,{' '}
            <a href={`mailto:${firmProfile.email}`}>{firmProfile.email}</a>
          </p>
        </FormNotice>
      </noscript>
      <StepList current={step.number} />
      {context.failure !== undefined && <FailureNotice wizard={wizard} failure={context.failure} noticeRef={notice} />}
      <DraftNotice wizard={wizard} />
      {/* As a dialog's, the form goes nowhere by itself: before this code runs, nothing typed can end up in an address. */}
      <WizardForm
        ref={form}
        method="dialog"
        noValidate
        aria-label={wizardText.form}
        onFocus={surroundings.prepareToken}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: step.number === 3 ? 'submission.requested' : 'step.completed' });
        }}
      >
        <StepFields disabled={isSubmitting} key={step.number}>
          <div>
            <StepHeading ref={heading} tabIndex={-1}>
              {step.title}
            </StepHeading>
            <StepIntro>{step.intro}</StepIntro>
          </div>
          {step.number === 3 && <DocumentPicker wizard={wizard} upload={upload} onAdd={addFiles} />}
          <StepAnswers wizard={wizard} step={step.number} />
          {step.number === 3 && <TermsField wizard={wizard} />}
        </StepFields>
        <Honeypot />
        <WizardButtons>
          <Button
            type="button"
            $kind="secondary"
            disabled={!snapshot.can({ type: 'step.returned' })}
            onClick={() => send({ type: 'step.returned' })}
          >
            {wizardText.previous}
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {submitLabel(step, isSubmitting)}
          </Button>
        </WizardButtons>
        <SendingStatus wizard={wizard} upload={upload} groupRef={sending} />
      </WizardForm>
    </WizardFrame>
  );
}

/** Where one is, for the title. At the start it stays as it was prerendered. */
function titlePart(snapshot: WizardSnapshot, { number, title }: Step): string | undefined {
  if (snapshot.hasTag('succeeded')) return confirmationText.title;
  return number === 1 && snapshot.context.turn === 0 ? undefined : wizardText.pageTitle(number, title);
}

function submitLabel({ number }: Step, isSubmitting: boolean): string {
  if (number < 3) return wizardText.next;
  return isSubmitting ? wizardText.submitting : wizardText.submit;
}
