import type { DraftFile, DraftFileRefusal } from './DraftFile';
import { draftFileRefusals, draftFilesText as text } from './DraftFiles.text';
import { PassphraseStep } from './PassphraseStep';
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
  const open = async (passphrase: string, signal: AbortSignal) => {
    const { opened } = await workOnDraftFile({ file, passphrase }, signal);
    if (opened?.ok === true) onOpened(opened.draft);
    else if (opened?.refusal === 'wrong_passphrase') return draftFileRefusals.wrong_passphrase;
    else onRefused(opened?.refusal ?? 'unavailable');
    return undefined;
  };

  return (
    <PassphraseStep
      title={text.open}
      label={text.openPassphrase}
      hint={text.openHint(file.name)}
      words={{ idle: text.openNow, working: text.opening }}
      faultOf={(passphrase) => (passphrase === '' ? text.passphraseMissing : undefined)}
      work={open}
      onCancel={onCancel}
    />
  );
}
