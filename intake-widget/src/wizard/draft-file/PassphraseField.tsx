import { useState, type Ref } from 'react';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { TextField, type TextFieldProps } from '@incasso/browser/forms/TextField';
import { draftFilesText as text } from './DraftFiles.text';

type PassphraseFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'value' | 'readOnly'> & {
  /** Whether it is made up here. Default: it was made up before. */
  readonly isNew?: boolean;
  readonly onType: (passphrase: string) => void;
  readonly ref: Ref<HTMLInputElement>;
};

/** A passphrase, hidden until the visitor asks to see it. */
export function PassphraseField({ isNew = false, onType, ...field }: PassphraseFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        {...field}
        name="passphrase"
        type={isShown ? 'text' : 'password'}
        required
        autoComplete={isNew ? 'new-password' : 'off'}
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <Checkbox
        name="show-passphrase"
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
        label={text.showPassphrase}
      />
    </>
  );
}
