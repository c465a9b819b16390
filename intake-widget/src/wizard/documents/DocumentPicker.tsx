import { useRef, type ReactNode } from 'react';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { fileInputAccept } from '@incasso/contract/documents/documentTypes';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { useFormServices } from './FormServices';
import { DocumentList, type DocumentListProps } from './DocumentList';
import { DropZone, FileInput, PickerGroup } from './DocumentPicker.styles';
import { documentsText } from './DocumentPicker.text';
import { useVerdictWords } from './useVerdictWords';

type DocumentPickerProps = Pick<DocumentListProps, 'documents' | 'onLabel'> & {
  readonly onPick?: () => void;
  readonly onRemove: (id: string) => void;
  readonly children?: ReactNode;
};

/** Choose documents with the button or by dropping them. Screen readers hear the result of the check. */
export function DocumentPicker({ documents, onPick, onLabel, onRemove, children }: DocumentPickerProps) {
  const { addFiles, isDraggedOver } = useFormServices();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const statusWords = useStatusWords(documents);

  const remove = (ids: readonly string[]) => {
    for (const id of ids) onRemove(id);
    button.current?.focus();
  };
  return (
    <PickerGroup aria-label={documentsText.title} role="group">
      {documents.length === 0 && <SmallPrint id="documents-rules">{documentsText.rules}</SmallPrint>}
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
          accept={fileInputAccept}
          onChange={(event) => {
            addFiles(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </DropZone>
      {documents.length > 0 && <DocumentList documents={documents} onLabel={onLabel} onRemove={remove} />}
      <HiddenWords role="status">{statusWords}</HiddenWords>
      {children}
    </PickerGroup>
  );
}

/** How many documents are announced one by one, with what is to be known of each. */
const maxNamed = 3;

function useStatusWords(documents: readonly CheckedDocument[]): string {
  const wordsOn = useVerdictWords(documents);
  const isUntold = (document: CheckedDocument) =>
    (document.refusal ?? document.caution) !== undefined && wordsOn(document) === '';
  // Told once, with the reasons.
  if (documents.some((document) => document.isPending || isUntold(document))) return documentsText.checking;
  const refused = documents.filter(({ refusal }) => refusal !== undefined);
  const sent = documents.filter(({ refusal }) => refusal === undefined);
  const remarked = sent.filter(({ caution }) => caution !== undefined);
  const inOrder = sent.length - remarked.length;
  const { remarkedNamed, refusedNamed } = documentsText;
  return [
    ...(inOrder > 0 ? [documentsText.inOrder(inOrder)] : []),
    ...(remarked.length > maxNamed
      ? [documentsText.remarked(remarked.length)]
      : remarked.map((document) => remarkedNamed(document.name, wordsOn(document)))),
    ...(refused.length > maxNamed
      ? [documentsText.refused(refused.length)]
      : refused.map((document) => refusedNamed(document.name, wordsOn(document)))),
  ].join(' ');
}
