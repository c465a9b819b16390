import type { Ref } from 'react';
import { visuallyHidden } from '@incasso/frontend/forms/Field.styles';
import styled from 'styled-components';

type FileInputProps = {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly label: string;
  /** The types that the browser offers first, as in HTML. */
  readonly accept: string;
  readonly name?: string;
  readonly addFiles: (files: Iterable<File>) => void;
};

/** Chooses files. A button replaces it, because its own text would be in the browser's language. */
export function FileInput({ inputRef, label, accept, name, addFiles }: FileInputProps) {
  return (
    <HiddenInput
      ref={inputRef}
      type="file"
      name={name}
      aria-label={label}
      aria-hidden="true"
      tabIndex={-1}
      multiple
      accept={accept}
      onChange={({ target }) => {
        addFiles(target.files ?? []);
        // Otherwise the same file, chosen again, is no change.
        target.value = '';
      }}
    />
  );
}

const HiddenInput = styled.input`
  ${visuallyHidden}
`;
