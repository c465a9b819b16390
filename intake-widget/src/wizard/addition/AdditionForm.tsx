import { useRef } from 'react';
import { Honeypot } from '@incasso/browser/bot-signals/Honeypot';
import { Button } from '@incasso/browser/forms/Button';
import { TextArea } from '@incasso/browser/forms/TextArea';
import { ConfirmationGroup, Reference, ReferenceSlip } from '../Confirmation.styles';
import { DocumentPicker } from '../documents/DocumentPicker';
import { useFileDrop } from '../documents/useFileDrop';
import { FailureNotice } from '../FailureNotice';
import { checkedDocuments } from '../machine/checkedDocuments';
import { SendingStatus } from '../sending/SendingStatus';
import { StepFields, StepHeading } from '../steps/FormStep.styles';
import { useStepFocus } from '../useStepFocus';
import { ButtonRow, FormLayout, WizardFrame } from '../Wizard.styles';
import { additionFailureText, additionPageText as text } from './AdditionPage.text';
import { noteProblem } from './AdditionState';
import { useAddition } from './useAddition';

type AdditionFormProps = { readonly caseKey: string; readonly reference: string };

/** Documents and a note for a case of which only the reference is shown. */
export function AdditionForm({ caseKey, reference }: AdditionFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const step = useRef<HTMLFieldSetElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { addition, state, progress, prepareToken } = useAddition(form, caseKey);
  const { note, documents, problem, failure } = state;
  const isDraggedOver = useFileDrop(frame, addition.addFiles);
  useStepFocus(
    state.focusMoves,
    { frame, step, confirmation, notice, isFileLost: failure?.kind === 'lost' },
    undefined,
  );
  const slip = (
    <ReferenceSlip>
      <dt>{text.reference}</dt>
      <Reference>{reference}</Reference>
    </ReferenceSlip>
  );

  if (state.phase === 'done')
    return (
      <WizardFrame ref={frame}>
        <ConfirmationGroup ref={confirmation}>
          <StepHeading tabIndex={-1}>{text.done}</StepHeading>
          {slip}
          <p>{text.doneBody}</p>
          <div>
            <Button type="button" onClick={addition.startAgain}>
              {text.another}
            </Button>
          </div>
        </ConfirmationGroup>
      </WizardFrame>
    );
  const phase = state.phase === 'editing' ? undefined : state.phase;
  const isSubmitting = phase !== undefined;
  return (
    <WizardFrame ref={frame}>
      {slip}
      {failure && (
        <FailureNotice
          failure={failure}
          text={additionFailureText}
          onRestart={() => void addition.continueAsCopy()}
          noticeRef={notice}
        />
      )}
      <FormLayout
        ref={form}
        method="dialog"
        noValidate
        aria-label={text.form}
        // The status takes the focus while sending: another token would be work for nothing.
        onFocus={isSubmitting ? undefined : prepareToken}
        onSubmit={(event) => {
          event.preventDefault();
          void addition.submit();
        }}
      >
        <StepFields ref={step} disabled={isSubmitting}>
          <StepHeading tabIndex={-1}>{text.step}</StepHeading>
          <DocumentPicker
            documents={checkedDocuments(documents)}
            progress={progress}
            isDraggedOver={isDraggedOver}
            onAdd={addition.addFiles}
            onLabel={addition.labelDocument}
            onRemove={addition.removeDocument}
          />
          <TextArea
            name="note"
            label={text.note}
            hint={text.noteHint}
            error={problem}
            rows={5}
            isTooLong={problem !== undefined && problem === noteProblem(note)}
            value={note}
            onChange={({ target: { value } }) => addition.writeNote(value)}
          />
        </StepFields>
        <Honeypot />
        <ButtonRow>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? text.submitting : text.submit}
          </Button>
        </ButtonRow>
        <SendingStatus phase={phase} documents={documents} progress={progress} onCancel={addition.cancelUpload} />
      </FormLayout>
    </WizardFrame>
  );
}
