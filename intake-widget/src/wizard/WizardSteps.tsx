import { useSelector } from '@xstate/react';
import { memo, useCallback, useId } from 'react';
import { Button } from '@incasso/frontend/forms/Button';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { lazyModule } from '@incasso/frontend/host/lazyModule';
import { useCaseNotices } from './case-notice/useCaseNotices';
import { isDraftNew } from './case/draftOf';
import { stepNumberOf, type WizardActor } from './case/WizardSnapshot';
import { continueAsCopy, newDraftIds } from './draft/continueAsCopy';
import { DraftLine } from './draft/DraftLine';
import { DraftNotice } from './draft/DraftNotice';
import { caseFailureText } from './form/form.text';
import { FormButtons } from './steps/FormButtons';
import { startAgain } from './partner-page/followCommands';
import type { WizardPorts } from './provideCase';
import { SendForm } from './form/SendForm';
import { SendFrame, SendNotices } from './form/SendFrame';
import { StepHead } from './steps/StepHead';
import { FormStep } from './steps/FormStep';
import { useLazyLastStep } from './steps/lazyLastStep';
import { arrivedCase } from './submission/failures';
import { useFormRefs } from './form/useStepFocus';
import { useWizard } from './useWizard';
import { ButtonRow } from './form/ButtonRow';
import { wizardText } from './steps/steps.text';
import { InvitationSlot } from './invoices/InvitationSlot';

const NoScriptNotice = memo(function NoScriptNotice() {
  return (
    <noscript>
      <FormNotice kind="info" title={wizardText.noScript}>
        <p>
          {wizardText.noScriptInstead} <a href={telLink}>{firmProfile.phone.display}</a>,{' '}
          <a href={mailtoLink}>{firmProfile.email}</a>
        </p>
      </FormNotice>
    </noscript>
  );
});

export function WizardSteps({ ports }: { ports: WizardPorts }) {
  const refs = useFormRefs();
  const { frame, form, step: stepRef, confirmation, notice } = refs;
  const { wizard, addFiles } = useWizard(form, ports);
  const { partnerPage, navigate, files } = ports;
  const step = useSelector(wizard, stepNumberOf);
  const headingId = useId();
  const lastStep = useLazyLastStep(step === 3);
  const asked = useSelector(wizard, ({ context }) => context.asked);
  const scrollTop = useSelector(wizard, ({ context }) => context.scrollTop);
  const failure = useSelector(wizard, ({ context }) => context.failure);
  const submissionId = useSelector(wizard, ({ context }) => context.submissionId);
  const receipt = useSelector(wizard, (snapshot) =>
    snapshot.hasTag('succeeded') ? snapshot.context.receipt : undefined,
  );
  const notices = useCaseNotices(wizard, ports.caseNotices);
  const arrived = failure && arrivedCase(failure);
  const isDraftKept = useSelector(wizard, isDraftNew);
  const wipe = useCallback(() => wizard.send({ type: 'draft.discarded', next: newDraftIds() }), [wizard]);
  const copy = () => void continueAsCopy(wizard, files, newDraftIds());
  const discard = () => {
    startAgain(wizard, partnerPage);
    navigate?.(routes.home);
  };

  return (
    <SendFrame
      form={wizard}
      ports={ports}
      addFiles={addFiles}
      refs={refs}
      partnerPage={partnerPage}
      asked={asked}
      stage={receipt === undefined ? step : 'sent'}
      scrollTop={scrollTop}
    >
      <NoScriptNotice />
      {notices && (
        <notices.CaseNotices
          except={(receipt ?? arrived)?.reference}
          onClosed={() => frame.current?.querySelector('h2')?.focus()}
        />
      )}
      {receipt === undefined || lastStep === undefined ? (
        <>
          {arrived && lastStep ? (
            <lastStep.ArrivedNotice noticeRef={notice} reference={arrived.reference} onCopy={copy} onDone={discard}>
              {notices && <notices.CaseLinkOffer of={{ submissionId, ...arrived }} />}
            </lastStep.ArrivedNotice>
          ) : (
            <SendNotices form={wizard} text={caseFailureText} noticeRef={notice} onRestart={copy} />
          )}
          <DraftNotice wizard={wizard} onWipe={wipe} />
          <StepHead wizard={wizard} step={step} headingId={headingId}>
            <InvoicesPart wizard={wizard} />
          </StepHead>
          <SendForm
            form={wizard}
            label={wizardText.form}
            formRef={form}
            Status={lastStep?.SendingStatus}
            buttons={
              <>
                {lastStep && <lastStep.MissingQuestion wizard={wizard} noticeRef={notice} />}
                <FormButtons wizard={wizard} />
                {isDraftKept && step === 1 && <DraftLine onWipe={wipe} />}
              </>
            }
          >
            <FormStep key={step} stepRef={stepRef} headingId={headingId} step={step} wizard={wizard} />
          </SendForm>
        </>
      ) : (
        <lastStep.Confirmation receipt={receipt} groupRef={confirmation}>
          {notices && <notices.CaseLinkOffer of={{ submissionId, ...receipt }} />}
          {partnerPage !== undefined && (
            <ButtonRow>
              <Button type="button" onClick={() => startAgain(wizard, partnerPage)}>
                {wizardText.another}
              </Button>
            </ButtonRow>
          )}
        </lastStep.Confirmation>
      )}
    </SendFrame>
  );
}

/** Useless before hydration, so not in the first load. */
const { useModule: useInvoices } = lazyModule(
  () => import(/* webpackChunkName: "invoice-invitation" */ './invoices/Invoices'),
);

/** The parts for e-invoices; reserves their height until they load. */
const InvoicesPart = memo(function InvoicesPart({ wizard }: { readonly wizard: WizardActor }) {
  const step = useSelector(wizard, stepNumberOf);
  const parts = useInvoices(true);
  return parts ? <parts.Invoices wizard={wizard} /> : step === 1 && <InvitationSlot />;
});
