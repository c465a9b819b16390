import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint, HiddenWords } from '@incasso/browser/forms/Field.styles';
import { Fold } from '@incasso/browser/ui/Fold';
import { fileInputAccept } from '@incasso/contract/documents/documentTypes';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { useFormServices } from './FormServices';
import { DocumentRow } from './DocumentRow';
import { DocumentRows, DropZone, FileInput, PickerGroup } from './DocumentPicker.styles';
import { documentsText } from './DocumentPicker.text';
import { RefusedDocuments } from './RefusedDocuments';

/** How many documents without a caution are in view; the others are folded. */
const shownDocuments = 6;

/** From this part of a limit on, the form says how much is left. */
const nearLimit = 0.8;

type DocumentPickerProps = {
  readonly documents: readonly CheckedDocument[];
  /** Whether it takes lists of open items. Default: no. */
  readonly takesLists?: true;
  readonly onPick?: () => void;
  readonly onLabel: (id: string, kind: DocumentKind | undefined) => void;
  readonly onRemove: (id: string) => void;
  readonly children?: ReactNode;
};

/** Choose documents with the button or by dropping them; lists them, with those that are not sent first. */
export function DocumentPicker({ documents, takesLists, onPick, onLabel, onRemove, children }: DocumentPickerProps) {
  const { progress, addFiles, isDraggedOver } = useFormServices();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { sentBytes } = useSyncExternalStore(progress.subscribe, progress.current, progress.current);

  const refused = documents.filter(({ refusal }) => refusal !== undefined);
  const sent = documents.filter(({ refusal }) => refusal === undefined);
  const isShown = (document: CheckedDocument) =>
    document.caution !== undefined || sent.indexOf(document) < shownDocuments;
  const shown = sent.filter(isShown);
  const folded = sent.filter((document) => !isShown(document));

  const remove = (ids: readonly string[]) => {
    for (const id of ids) onRemove(id);
    button.current?.focus();
  };
  const row = (document: CheckedDocument) => (
    <DocumentRow
      key={document.id}
      document={document}
      container={documents.find(({ id }) => id === document.partOf)?.name}
      sentBytes={sentBytes.get(document.id)}
      onLabel={(kind) => onLabel(document.id, kind)}
      onRemove={() => remove([document.id])}
    />
  );

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
      {refused.length > 0 && <RefusedDocuments documents={refused} onRemove={remove} />}
      {shown.length > 0 && <DocumentRows aria-label={documentsText.list}>{shown.map(row)}</DocumentRows>}
      {folded.length > 0 && (
        <Fold isSmall title={documentsText.more(folded.length)}>
          <DocumentRows aria-label={documentsText.more(folded.length)}>{folded.map(row)}</DocumentRows>
        </Fold>
      )}
      <FieldHint>{limitWords(sent)}</FieldHint>
      <HiddenWords role="status">{verdictWords(sent, refused)}</HiddenWords>
      {children}
    </PickerGroup>
  );
}

function limitWords(sent: readonly CheckedDocument[]): string {
  const bytes = sent.reduce((sum, { size }) => sum + size, 0);
  const isNear =
    sent.length >= nearLimit * documentLimits.maxCount || bytes >= nearLimit * documentLimits.maxTotalBytes;
  return isNear ? documentsText.nearLimit(sent.length, bytes) : '';
}

/** For screen readers: the result of the check, which the list shows. */
function verdictWords(sent: readonly CheckedDocument[], refused: readonly CheckedDocument[]): string {
  if (sent.some(({ isPending }) => isPending)) return documentsText.checking;
  const words = [
    sent.length > 0 && documentsText.inOrder(sent.length),
    refused.length > 0 && documentsText.refused(refused.length),
  ];
  return words.filter((part) => part !== false).join(' ');
}
