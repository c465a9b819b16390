import { useRef, useState, type SyntheticEvent } from 'react';
import { saveFile } from '@incasso/browser/files/saveFile';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import { composeDraftFile } from './composeDraftFile';
import { draftFileExtension, minPassphraseLength } from './DraftFile';
import { Choices, PassphraseForm } from './DraftFiles.styles';
import { draftFilesText as text } from './DraftFiles.text';
import { PassphraseField } from './PassphraseField';
import { usePresence } from './usePresence';
import { workOnDraftFile } from './workOnDraftFile';

type SaveDraftProps = {
  readonly wizard: WizardActor;
  readonly files: FileStore;
  /** Receives the name under which the draft was saved. */
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
};

/** Asks for a passphrase and saves the draft under it. */
export function SaveDraft({ wizard, files, onSaved, onCancel }: SaveDraftProps) {
  const field = useRef<HTMLInputElement>(null);
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const presence = usePresence();
  const [isWorking, setWorking] = useState(false);

  const lock = async (signal: AbortSignal) => {
    try {
      const draft = await composeDraftFile(wizard.getSnapshot().context, files);
      return (await workOnDraftFile({ draft, passphrase }, signal)).locked;
    } catch {
      return undefined;
    }
  };
  const save = async () => {
    setWorking(true);
    const locked = await lock(presence());
    setWorking(false);
    if (locked === undefined) {
      refuse(text.notSaved);
      return;
    }
    const name = `aanvraag-${new Date().toLocaleDateString('sv-SE')}${draftFileExtension}`;
    saveFile(locked, name);
    onSaved(name);
  };
  const refuse = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWorking) return;
    if (Array.from(passphrase).length < minPassphraseLength) refuse(text.passphraseTooShort);
    else void save();
  };

  return (
    <PassphraseForm method="dialog" noValidate aria-label={text.save} onSubmit={submit}>
      <PassphraseField
        ref={field}
        isNew
        label={text.savePassphrase}
        hint={text.passphraseHint}
        error={error}
        value={passphrase}
        readOnly={isWorking}
        onType={(typed) => {
          setPassphrase(typed);
          setError(undefined);
        }}
      />
      <HiddenWords role="status">{isWorking && text.saving}</HiddenWords>
      <Choices>
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? text.saving : text.saveNow}
        </Button>
        <SecondaryButton type="button" onClick={onCancel}>
          {text.cancel}
        </SecondaryButton>
      </Choices>
    </PassphraseForm>
  );
}
