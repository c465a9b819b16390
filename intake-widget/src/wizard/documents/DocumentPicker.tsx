import { useSelector } from '@xstate/react';
import { memo, useRef, useSyncExternalStore } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { fileInputAccept } from '@incasso/contract/documents/documentTypes';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { judgedDocuments } from '../machine/judgedDocuments';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { UploadProgress } from './UploadProgress';
import { DocumentRow } from './DocumentRow';
import { DocumentCount, DocumentRows, DropZone, FileInput, PickerGroup, PickerTitle } from './DocumentPicker.styles';
import { documentsText } from './DocumentPicker.text';
import { UsualDocuments } from './UsualDocuments';

type DocumentPickerProps = {
  readonly wizard: WizardActor;
  readonly progress: UploadProgress;
  /** Takes the files, each time that some are chosen. */
  readonly onAdd: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
};

/**
 * Where documents are chosen, at once or one after the other, by button or by dropping them, and listed with the
 * verdict on each.
 */
export const DocumentPicker = memo(function DocumentPicker({
  wizard,
  progress,
  onAdd,
  isDraggedOver,
}: DocumentPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const documents = judgedDocuments(useSelector(wizard, ({ context }) => context.documents));
  const isAddition = useSelector(wizard, ({ context }) => context.isAddition);
  const { sentBytes } = useSyncExternalStore(progress.subscribe, progress.current, progress.current);

  const remove = (id: string) => {
    wizard.send({ type: 'document.removed', id });
    button.current?.focus();
  };

  return (
    <PickerGroup aria-labelledby="documents-title" role="group">
      <PickerTitle id="documents-title">{documentsText.title}</PickerTitle>
      <FieldHint id="documents-rules">{documentsText.rules}</FieldHint>
      <DropZone $isDraggedOver={isDraggedOver}>
        <SecondaryButton
          ref={button}
          type="button"
          aria-describedby="documents-rules"
          onClick={() => input.current?.click()}
        >
          {documents.length === 0 ? documentsText.choose : documentsText.chooseMore}
        </SecondaryButton>
        <span aria-hidden="true">{documentsText.drop}</span>
        {/* The button stands in for it: its own words would be the browser's, in the browser's language. */}
        <FileInput
          ref={input}
          type="file"
          name={intakeParts.documents}
          aria-label={documentsText.label}
          aria-hidden="true"
          tabIndex={-1}
          multiple
          accept={fileInputAccept}
          onChange={(event) => {
            onAdd(event.target.files ?? []);
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
              sentBytes={sentBytes.get(document.id)}
              onLabel={(kind) => wizard.send({ type: 'document.labelled', id: document.id, kind })}
              onRemove={() => remove(document.id)}
            />
          ))}
        </DocumentRows>
      )}
      <DocumentCount role="status">{countWords(documents)}</DocumentCount>
      {documents.length > 0 && !isAddition && <UsualDocuments documents={documents} />}
    </PickerGroup>
  );
});

function countWords(documents: ReturnType<typeof judgedDocuments>): string {
  const included = documents.filter(({ refusal }) => refusal === undefined);
  const bytes = included.reduce((sum, { size }) => sum + size, 0);
  const refused = documents.length - included.length;
  const words = [
    included.length === 0 ? documentsText.none : documentsText.count(included.length, bytes),
    refused > 0 && documentsText.refused(refused),
  ];
  return words.filter((part) => part !== false).join(' ');
}
