import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { additionNote, additionParts } from '@incasso/contract/addition';
import { submitAddition } from '@incasso/frontend/api/submitAddition';
import { useBotSignals } from '@incasso/frontend/bot-signals/useBotSignals';
import { Button } from '@incasso/frontend/forms/Button';
import { SpecField } from '@incasso/frontend/forms/SpecField';
import { Stack } from '@incasso/frontend/layout/Stack';
import { DocumentPicker } from '../documents/DocumentPicker';
import { useAddFiles } from '../documents/useAddFiles';
import { continueAsCopy } from '../draft/continueAsCopy';
import { createDraftStore } from '../draft/createDraftStore';
import { DraftLine } from '../draft/DraftLine';
import { SendForm } from '../form/SendForm';
import { SendFrame, SendNotices } from '../form/SendFrame';
import { SendingStatus } from '../sending/SendingStatus';
import { useHostPorts } from '../sending/useHostPorts';
import { StepFields, StepHeading } from '../steps/FormStep.styles';
import { checkedDocuments } from '../submission/checkedDocuments';
import { SubmitButton } from '../form/SubmitButton';
import { useFormRefs } from '../form/useStepFocus';
import { ButtonRow } from '../form/ButtonRow';
import { additionDraftOf, additionDraftSchema, noteProblem } from './AdditionContext';
import { additionFailureText, additionPageText as text } from './AdditionPage.text';
import { newAdditionId, openAddition, provideAddition, type AdditionPorts } from './provideAddition';
import { keepLink } from './useCaseLink';

type AdditionFormProps = { readonly link: { readonly caseId: string; readonly fragment: string } };

export function AdditionForm({ link: { caseId, fragment } }: AdditionFormProps) {
  const refs = useFormRefs();
  const { form, step, confirmation, notice } = refs;
  const { addition, addFiles, ports } = useAddition(form, caseId);
  const { note, documents, problem } = useSelector(addition, ({ context }) => context);
  const isSubmitting = useSelector(addition, (snapshot) => snapshot.hasTag('submitting'));
  const isDraftKept = useSelector(
    addition,
    ({ context }) => context.isKept && !isSubmitting && additionDraftOf(context) !== undefined,
  );
  const isDone = useSelector(addition, (snapshot) => snapshot.matches('done'));

  // A reload needs the link until the addition is sent.
  useEffect(() => keepLink(isDone ? undefined : fragment), [isDone, fragment]);
  const restart = () => addition.send({ type: 'addition.restarted', next: newAdditionId() });

  return (
    <SendFrame form={addition} ports={ports} addFiles={addFiles} refs={refs}>
      {isDone ? (
        <Stack ref={confirmation}>
          <StepHeading tabIndex={-1}>{text.done}</StepHeading>
          <p>{text.doneBody}</p>
          <div>
            <Button type="button" onClick={restart}>
              {text.another}
            </Button>
          </div>
        </Stack>
      ) : (
        <>
          <SendNotices
            form={addition}
            text={additionFailureText}
            noticeRef={notice}
            onRestart={() => void continueAsCopy(addition, ports.files, newAdditionId())}
          />
          <SendForm
            form={addition}
            label={text.form}
            formRef={form}
            Status={SendingStatus}
            buttons={
              <>
                <ButtonRow>
                  <SubmitButton isSubmitting={isSubmitting}>
                    {isSubmitting ? text.submitting : text.submit}
                  </SubmitButton>
                </ButtonRow>
                {isDraftKept && <DraftLine onWipe={restart} />}
              </>
            }
          >
            <StepFields ref={step} disabled={isSubmitting}>
              <StepHeading tabIndex={-1}>{text.step}</StepHeading>
              <DocumentPicker
                documents={checkedDocuments(documents)}
                onLabel={(id, kind) => addition.send({ type: 'document.labelled', id, kind })}
                onRemove={(id) => addition.send({ type: 'document.removed', id })}
              />
              <SpecField
                name={additionParts.note}
                spec={additionNote}
                error={problem}
                isTooLong={problem !== undefined && problem === noteProblem(note)}
                value={note}
                onAnswer={(answer) => addition.send({ type: 'note.changed', note: String(answer) })}
              />
            </StepFields>
          </SendForm>
        </>
      )}
    </SendFrame>
  );
}

function useAddition(form: RefObject<HTMLFormElement | null>, caseId: string) {
  const host = useHostPorts();
  const signals = useBotSignals();
  const [ports] = useState((): AdditionPorts => ({
    ...host,
    caseId,
    drafts: createDraftStore(additionDraftSchema, `nasturen/${caseId}`),
    submit: (request) => submitAddition(host, { ...request, signals: signals.read(form.current) }),
    onRestored: signals.forgetTime,
  }));
  const [machine] = useState(() => provideAddition(ports));
  const [input] = useState(newAdditionId);
  const addition = useActorRef(machine, { input });
  const addFiles = useAddFiles(addition, ports.files);

  useEffect(() => openAddition(addition, ports), [addition, ports]);

  return { addition, addFiles, ports };
}
