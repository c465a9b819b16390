import { useRef, useState, type SyntheticEvent } from 'react';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import type { DraftFile, DraftFileRefusal } from './DraftFile';
import { Choices, PassphraseForm } from './DraftFiles.styles';
import { draftFileRefusals, draftFilesText as text } from './DraftFiles.text';
import { PassphraseField } from './PassphraseField';
import { usePresence } from './usePresence';
import { workOnDraftFile } from './workOnDraftFile';

type OpenDraftProps = {
  readonly file: File;
  readonly onOpened: (draft: DraftFile) => void;
  /** Receives why the file does not open with any passphrase. */
  readonly onRefused: (refusal: DraftFileRefusal) => void;
  readonly onCancel: () => void;
};

/** Asks for the passphrase of a file and opens it. */
export function OpenDraft({ file, onOpened, onRefused, onCancel }: OpenDraftProps) {
  const field = useRef<HTMLInputElement>(null);
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const presence = usePresence();
  const [isWorking, setWorking] = useState(false);

  const open = async () => {
    setWorking(true);
    const { opened } = await workOnDraftFile({ file, passphrase }, presence());
    setWorking(false);
    if (opened?.ok === true) onOpened(opened.draft);
    else if (opened?.refusal === 'wrong_passphrase') refuse(draftFileRefusals.wrong_passphrase);
    else onRefused(opened?.refusal ?? 'unavailable');
  };
  const refuse = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWorking) return;
    if (passphrase === '') refuse(text.passphraseMissing);
    else void open();
  };

  return (
    <PassphraseForm method="dialog" noValidate aria-label={text.open} onSubmit={submit}>
      <PassphraseField
        ref={field}
        label={text.openPassphrase}
        hint={text.openHint(file.name)}
        error={error}
        value={passphrase}
        readOnly={isWorking}
        onType={(typed) => {
          setPassphrase(typed);
          setError(undefined);
        }}
      />
      <HiddenWords role="status">{isWorking && text.opening}</HiddenWords>
      <Choices>
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? text.opening : text.openNow}
        </Button>
        <SecondaryButton type="button" onClick={onCancel}>
          {text.cancel}
        </SecondaryButton>
      </Choices>
    </PassphraseForm>
  );
}
