import { useRef, useState, type ReactNode } from 'react';
import type { HostServices } from '@incasso/browser/host/services';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { FileInput } from '../documents/DocumentPicker.styles';
import type { FileStore } from '../documents/FileStore';
import { draftOf } from '../machine/WizardDraft';
import type { WizardActor } from '../machine/WizardSnapshot';
import { Fold, FoldTitle, Sign } from '../steps/OptionalFields.styles';
import type { DraftFile, DraftFileRefusal } from './DraftFile';
import { Choices, DraftFilesGroup } from './DraftFiles.styles';
import { draftFileRefusals, draftFilesText as text } from './DraftFiles.text';
import { OpenDraft } from './OpenDraft';
import { refuseAtSight } from './refuseAtSight';
import { replaceDraft } from './replaceDraft';
import { SaveDraft } from './SaveDraft';

export type DraftFilesProps = {
  readonly wizard: WizardActor;
  readonly files: FileStore;
  readonly showToast: HostServices['showToast'];
};

/** What the visitor is at. */
type Task =
  | { readonly name: 'choosing' }
  | { readonly name: 'saving' }
  | { readonly name: 'saved'; readonly as: string }
  | { readonly name: 'empty' }
  | { readonly name: 'opening'; readonly file: File; readonly choice: number }
  | { readonly name: 'refused'; readonly refusal: DraftFileRefusal }
  | { readonly name: 'replacing'; readonly draft: DraftFile };

/** Takes the draft along as a file under a passphrase, and opens one: both in the browser alone. */
export function DraftFiles({ wizard, files, showToast }: DraftFilesProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  /** Tells the files apart that were chosen one after the other. */
  const choices = useRef(0);
  const [task, setTask] = useState<Task>({ name: 'choosing' });

  const isFilled = () => draftOf(wizard.getSnapshot().context, 1) !== undefined;
  const stop = () => {
    setTask({ name: 'choosing' });
    chooser.current?.focus();
  };
  const look = async (file: File) => {
    const refusal = await refuseAtSight(file).catch((): DraftFileRefusal => 'unavailable');
    choices.current += 1;
    setTask(refusal === undefined ? { name: 'opening', file, choice: choices.current } : { name: 'refused', refusal });
  };
  const replace = (draft: DraftFile) => {
    setTask({ name: 'choosing' });
    if (fold.current !== null) fold.current.open = false;
    replaceDraft(wizard, files, draft);
    showToast({ kind: 'success', text: text.opened });
  };
  const take = (draft: DraftFile) => {
    if (isFilled()) setTask({ name: 'replacing', draft });
    else replace(draft);
  };

  return (
    <Fold ref={fold}>
      <summary>
        <FoldTitle>{text.title}</FoldTitle>
        <Sign aria-hidden="true" />
      </summary>
      <DraftFilesGroup>
        <p>{text.explanation}</p>
        <Choices>
          <SecondaryButton type="button" onClick={() => setTask(isFilled() ? { name: 'saving' } : { name: 'empty' })}>
            {text.save}
          </SecondaryButton>
          <SecondaryButton ref={chooser} type="button" onClick={() => input.current?.click()}>
            {text.open}
          </SecondaryButton>
          {/* The button stands in for it, as for the documents. */}
          <FileInput
            ref={input}
            type="file"
            aria-label={text.chooseFile}
            aria-hidden="true"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file !== undefined) void look(file);
            }}
          />
        </Choices>
        {partOf(task)}
      </DraftFilesGroup>
    </Fold>
  );

  function partOf(current: Task): ReactNode {
    switch (current.name) {
      case 'choosing':
        return null;
      case 'empty':
        return <FormNotice kind="info" role="status" title={text.empty} />;
      case 'saving':
        return (
          <SaveDraft wizard={wizard} files={files} onSaved={(as) => setTask({ name: 'saved', as })} onCancel={stop} />
        );
      case 'saved':
        return (
          <FormNotice kind="info" ref={takeFocus} title={text.saved(current.as)}>
            <p>{text.savedWhere}</p>
          </FormNotice>
        );
      case 'opening':
        return (
          <OpenDraft
            key={current.choice}
            file={current.file}
            onOpened={take}
            onRefused={(refusal) => setTask({ name: 'refused', refusal })}
            onCancel={stop}
          />
        );
      case 'refused':
        return (
          <FormNotice kind="error" ref={takeFocus} title={draftFileRefusals[current.refusal]}>
            {isFilled() && <p>{text.stillThere}</p>}
          </FormNotice>
        );
      case 'replacing': {
        const { draft } = current;
        return (
          <FormNotice
            kind="info"
            ref={takeFocus}
            title={text.replace}
            actions={
              <>
                <Button type="button" onClick={() => replace(draft)}>
                  {text.replaceNow}
                </Button>
                <SecondaryButton type="button" onClick={stop}>
                  {text.keep}
                </SecondaryButton>
              </>
            }
          >
            <p>{text.replaceBy(draft.answers.company_name, draft.documents.length)}</p>
          </FormNotice>
        );
      }
    }
  }
}

/** What comes in the place of a form gets the focus that was in it. */
function takeFocus(notice: HTMLElement | null): void {
  notice?.focus();
}
