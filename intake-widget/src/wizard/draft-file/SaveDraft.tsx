import { saveFile } from '@incasso/browser/files/saveFile';
import type { FileStore } from '../documents/FileStore';
import type { WizardActor } from '../machine/WizardSnapshot';
import { composeDraftFile } from './composeDraftFile';
import { draftFileExtension, minPassphraseLength } from './DraftFile';
import { draftFilesText as text } from './DraftFiles.text';
import { PassphraseStep } from './PassphraseStep';
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
  const lock = async (passphrase: string, signal: AbortSignal) => {
    try {
      const draft = await composeDraftFile(wizard.getSnapshot().context, files);
      return (await workOnDraftFile({ draft, passphrase }, signal)).locked;
    } catch {
      return undefined;
    }
  };
  const save = async (passphrase: string, signal: AbortSignal) => {
    const locked = await lock(passphrase, signal);
    if (locked === undefined) return text.notSaved;
    const name = `aanvraag-${new Date().toLocaleDateString('sv-SE')}${draftFileExtension}`;
    saveFile(locked, name);
    onSaved(name);
    return undefined;
  };

  return (
    <PassphraseStep
      isNew
      title={text.save}
      label={text.savePassphrase}
      hint={text.passphraseHint}
      words={{ idle: text.saveNow, working: text.saving }}
      faultOf={(passphrase) =>
        Array.from(passphrase).length < minPassphraseLength ? text.passphraseTooShort : undefined
      }
      work={save}
      onCancel={onCancel}
    />
  );
}
