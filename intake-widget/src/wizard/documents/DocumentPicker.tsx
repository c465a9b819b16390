import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { fileInputAccept } from '@incasso/contract/documents/documentTypes';
import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { useFormServices } from './FormServices';
import { DocumentRow } from './DocumentRow';
import { DocumentCount, DocumentRows, DropZone, FileInput, PickerGroup } from './DocumentPicker.styles';
import { documentsText } from './DocumentPicker.text';

type DocumentPickerProps = {
  readonly documents: readonly CheckedDocument[];
  /** Whether it takes lists of open items. Default: no. */
  readonly takesLists?: true;
  readonly onPick?: () => void;
  readonly onLabel: (id: string, kind: DocumentKind | undefined) => void;
  readonly onRemove: (id: string) => void;
  readonly children?: ReactNode;
};

/** Choose documents with the button or by dropping them; lists them with the verdict on each. */
export function DocumentPicker({ documents, takesLists, onPick, onLabel, onRemove, children }: DocumentPickerProps) {
  const { progress, addFiles, isDraggedOver } = useFormServices();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { sentBytes } = useSyncExternalStore(progress.subscribe, progress.current, progress.current);

  const remove = (id: string) => {
    onRemove(id);
    button.current?.focus();
  };

  return (
    <PickerGroup aria-label={documentsText.title} role="group">
      {documents.length === 0 && <FieldHint id="documents-rules">{documentsText.rules}</FieldHint>}
      <DropZone $isDraggedOver={isDraggedOver}>
        <SecondaryButton
          ref={button}
          type="button"
          aria-describedby={documents.length === 0 ? 'documents-rules' : undefined}
          onClick={() => {
            onPick?.();
            input.current?.click();
          }}
        >
          {documents.length === 0 ? documentsText.choose : documentsText.chooseMore}
        </SecondaryButton>
        <span aria-hidden="true">{documentsText.drop}</span>
        {/* The button replaces it: its own text would be in the browser's language. */}
        <FileInput
          ref={input}
          type="file"
          name={intakeParts.documents}
          aria-label={documentsText.label}
          aria-hidden="true"
          tabIndex={-1}
          multiple
          accept={takesLists ? `${fileInputAccept},.csv,.tsv` : fileInputAccept}
          onChange={(event) => {
            addFiles(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </DropZone>
      {documents.length > 0 && (
        <DocumentRows aria-label={documentsText.list}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              container={documents.find(({ id }) => id === document.partOf)?.name}
              sentBytes={sentBytes.get(document.id)}
              onLabel={(kind) => onLabel(document.id, kind)}
              onRemove={() => remove(document.id)}
            />
          ))}
        </DocumentRows>
      )}
      <DocumentCount role="status">{countWords(documents)}</DocumentCount>
      {children}
    </PickerGroup>
  );
}

function countWords(documents: readonly CheckedDocument[]): string {
  const included = documents.filter(({ refusal }) => refusal === undefined);
  const bytes = included.reduce((sum, { size }) => sum + size, 0);
  const refused = documents.length - included.length;
  const words = [
    included.length > 0 && documentsText.count(included.length, bytes),
    refused > 0 && documentsText.refused(refused),
  ];
  return words.filter((part) => part !== false).join(' ');
}
