import { useRef, useState, type SyntheticEvent } from 'react';
import { Button, SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { Choices, PassphraseForm } from './DraftFiles.styles';
import { draftFilesText as text } from './DraftFiles.text';
import { PassphraseField } from './PassphraseField';
import { usePresence } from './usePresence';

type PassphraseStepProps = {
  /** What the passphrase is for; names the form. */
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** Whether the passphrase is made up here. Default: it was made up before. */
  readonly isNew?: boolean;
  /** Words of the button, and those while it works. */
  readonly words: { readonly idle: string; readonly working: string };
  /** What is wrong with a passphrase before it is tried. */
  readonly faultOf: (passphrase: string) => string | undefined;
  /** Does the work; `signal` ends it when the visitor has gone. Answers what is wrong where the visitor can mend it. */
  readonly work: (passphrase: string, signal: AbortSignal) => Promise<string | undefined>;
  readonly onCancel: () => void;
};

/** Asks for a passphrase, and works with it: what is wrong stands at the field. */
export function PassphraseStep({
  title,
  label,
  hint,
  isNew = false,
  words,
  faultOf,
  work,
  onCancel,
}: PassphraseStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string>();
  const presence = usePresence();
  const [isWorking, setWorking] = useState(false);

  const refuse = (fault: string) => {
    setError(fault);
    field.current?.focus();
  };
  const start = async () => {
    setWorking(true);
    const fault = await work(passphrase, presence());
    setWorking(false);
    if (fault !== undefined) refuse(fault);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWorking) return;
    const fault = faultOf(passphrase);
    if (fault === undefined) void start();
    else refuse(fault);
  };

  return (
    <PassphraseForm method="dialog" noValidate aria-label={title} onSubmit={submit}>
      <PassphraseField
        ref={field}
        isNew={isNew}
        label={label}
        hint={hint}
        error={error}
        value={passphrase}
        readOnly={isWorking}
        onType={(typed) => {
          setPassphrase(typed);
          setError(undefined);
        }}
      />
      <HiddenWords role="status">{isWorking && words.working}</HiddenWords>
      <Choices>
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? words.working : words.idle}
        </Button>
        <SecondaryButton type="button" onClick={onCancel}>
          {text.cancel}
        </SecondaryButton>
      </Choices>
    </PassphraseForm>
  );
}
