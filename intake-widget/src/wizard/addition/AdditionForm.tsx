import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Honeypot } from '@incasso/browser/bot-signals/Honeypot';
import { Button } from '@incasso/browser/forms/Button';
import { TextArea } from '@incasso/browser/forms/TextArea';
import { ConfirmationGroup, Reference, ReferenceSlip } from '../Confirmation.styles';
import { DocumentPicker } from '../documents/DocumentPicker';
import { useFileDrop } from '../documents/useFileDrop';
import { continueAsCopy } from '../draft/continueAsCopy';
import { FailureNotice } from '../FailureNotice';
import { checkedDocuments } from '../submission/checkedDocuments';
import { sendingPhaseOf } from '../sending/sendingPhaseOf';
import { SendingStatus } from '../sending/SendingStatus';
import { useLeaveGuard } from '../sending/useLeaveGuard';
import { StepFields, StepHeading } from '../steps/FormStep.styles';
import { useStepFocus } from '../useStepFocus';
import { ButtonRow, FormLayout, WizardFrame } from '../Wizard.styles';
import { additionFailureText, additionPageText as text } from './AdditionPage.text';
import { noteProblem } from './AdditionContext';
import { newAdditionId } from './provideAddition';
import { useAddition } from './useAddition';

type AdditionFormProps = { readonly caseKey: string; readonly reference: string };

/** Documents and a note for a case; shows only the case's reference. */
export function AdditionForm({ caseKey, reference }: AdditionFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const step = useRef<HTMLFieldSetElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { addition, addFiles, ports, prepareToken } = useAddition(form, caseKey);
  const { context } = useSelector(addition, (snapshot) => snapshot);
  const { note, documents, problem, failure } = context;
  const isSubmitting = useSelector(addition, (snapshot) => snapshot.hasTag('submitting'));
  const isDone = useSelector(addition, (snapshot) => snapshot.matches('done'));
  const submission = useSelector(addition, ({ children }) => children.submission);
  const phase = useSelector(submission, sendingPhaseOf);
  useLeaveGuard(isSubmitting);
  const isDraggedOver = useFileDrop(addFiles);
  useStepFocus(
    context.focusMoves,
    { frame, step, confirmation, notice, isFileLost: failure?.kind === 'lost' },
    undefined,
  );
  const slip = (
    <ReferenceSlip>
      <dt>{text.reference}</dt>
      <Reference>{reference}</Reference>
    </ReferenceSlip>
  );

  if (isDone)
    return (
      <WizardFrame ref={frame}>
        <ConfirmationGroup ref={confirmation}>
          <StepHeading tabIndex={-1}>{text.done}</StepHeading>
          {slip}
          <p>{text.doneBody}</p>
          <div>
            <Button type="button" onClick={() => addition.send({ type: 'addition.restarted', next: newAdditionId() })}>
              {text.another}
            </Button>
          </div>
        </ConfirmationGroup>
      </WizardFrame>
    );
  return (
    <WizardFrame ref={frame}>
      {slip}
      {failure && (
        <FailureNotice
          failure={failure}
          text={additionFailureText}
          onRestart={() => void continueAsCopy(addition, ports.files, newAdditionId())}
          noticeRef={notice}
        />
      )}
      <FormLayout
        ref={form}
        method="dialog"
        noValidate
        aria-label={text.form}
        // While sending, the status takes the focus: requesting another token would be wasted work.
        onFocus={isSubmitting ? undefined : prepareToken}
        onSubmit={(event) => {
          event.preventDefault();
          addition.send({ type: 'form.submitted' });
        }}
      >
        <StepFields ref={step} disabled={isSubmitting}>
          <StepHeading tabIndex={-1}>{text.step}</StepHeading>
          <DocumentPicker
            documents={checkedDocuments(documents)}
            progress={ports.progress}
            isDraggedOver={isDraggedOver}
            onAdd={addFiles}
            onLabel={(id, kind) => addition.send({ type: 'document.labelled', id, kind })}
            onRemove={(id) => addition.send({ type: 'document.removed', id })}
          />
          <TextArea
            name="note"
            label={text.note}
            hint={text.noteHint}
            error={problem}
            rows={5}
            isTooLong={problem !== undefined && problem === noteProblem(note)}
            value={note}
            onChange={({ target: { value } }) => addition.send({ type: 'note.changed', note: value })}
          />
        </StepFields>
        <Honeypot />
        <ButtonRow>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? text.submitting : text.submit}
          </Button>
        </ButtonRow>
        <SendingStatus
          phase={isSubmitting ? phase : undefined}
          documents={documents}
          progress={ports.progress}
          onCancel={() => submission?.send({ type: 'submission.cancelled' })}
        />
      </FormLayout>
    </WizardFrame>
  );
}
