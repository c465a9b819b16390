import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Honeypot } from '@incasso/browser/bot-signals/Honeypot';
import { Button } from '@incasso/browser/forms/Button';
import { TextArea } from '@incasso/browser/forms/TextArea';
import { fieldLimits } from '@incasso/contract/limits';
import { ConfirmationGroup, Reference, ReferenceSlip } from '../Confirmation.styles';
import { DocumentPicker } from '../documents/DocumentPicker';
import { useFileDrop } from '../documents/useFileDrop';
import { newDraftIds } from '../draft/newDraftIds';
import { FailureNotice } from '../FailureNotice';
import { SendingStatus } from '../sending/SendingStatus';
import { StepFields, StepHeading } from '../steps/FormStep.styles';
import { useStepFocus } from '../useStepFocus';
import { ButtonRow, FormLayout, WizardFrame } from '../Wizard.styles';
import { additionFailureText, additionPageText as text } from './AdditionPage.text';
import { useAddition } from './useAddition';

type AdditionFormProps = { readonly caseKey: string; readonly reference: string };

/** Documents and a note for a case of which the reference alone is shown. */
export function AdditionForm({ caseKey, reference }: AdditionFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const step = useRef<HTMLFieldSetElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { wizard, progress, files, addFiles, prepareToken } = useAddition(form, caseKey);
  const isDraggedOver = useFileDrop(frame, addFiles);
  useStepFocus(wizard, { frame, step, confirmation, notice }, undefined);
  const note = useSelector(wizard, ({ context }) => context.answers.documents_info);
  const problem = useSelector(wizard, ({ context }) => context.problems.documents_info);
  const isSubmitting = useSelector(wizard, (snapshot) => snapshot.hasTag('submitting'));
  const isDone = useSelector(wizard, (snapshot) => snapshot.hasTag('succeeded'));
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
            <Button type="button" onClick={() => wizard.send({ type: 'draft.discarded', next: newDraftIds() })}>
              {text.another}
            </Button>
          </div>
        </ConfirmationGroup>
      </WizardFrame>
    );
  return (
    <WizardFrame ref={frame}>
      {slip}
      <FailureNotice wizard={wizard} files={files} text={additionFailureText} noticeRef={notice} />
      <FormLayout
        ref={form}
        method="dialog"
        noValidate
        aria-label={text.form}
        onFocus={prepareToken}
        onSubmit={(event) => {
          event.preventDefault();
          wizard.send({ type: 'form.submitted' });
        }}
      >
        <StepFields ref={step} disabled={isSubmitting}>
          <StepHeading tabIndex={-1}>{text.step}</StepHeading>
          <DocumentPicker wizard={wizard} progress={progress} onAdd={addFiles} isDraggedOver={isDraggedOver} />
          <TextArea
            name="note"
            label={text.note}
            hint={text.noteHint}
            error={problem}
            rows={5}
            maxLength={fieldLimits.text}
            value={note}
            onChange={({ target: { value } }) => wizard.send({ type: 'answer.changed', name: 'documents_info', value })}
          />
        </StepFields>
        <Honeypot />
        <ButtonRow>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? text.submitting : text.submit}
          </Button>
        </ButtonRow>
        <SendingStatus wizard={wizard} progress={progress} />
      </FormLayout>
    </WizardFrame>
  );
}
