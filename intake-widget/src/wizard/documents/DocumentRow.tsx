import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { documentKinds, isDocumentKind, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { documentExtension, documentTypes } from '@incasso/contract/documents/documentTypes';
import type { JudgedDocument } from '../machine/judgedDocuments';
import { documentsText } from './DocumentPicker.text';
import {
  DocumentFacts,
  DocumentName,
  KindChoice,
  RefusalWords,
  RemoveButton,
  Row,
  RowState,
} from './DocumentRow.styles';
import { ProgressBar } from './ProgressBar';
import { refusalWords } from './refusalWords.text';

type DocumentRowProps = {
  readonly document: JudgedDocument;
  /** Bytes that went out; absent while it is not being sent by itself. */
  readonly sentBytes: number | undefined;
  readonly onLabel: (kind: DocumentKind | undefined) => void;
  readonly onRemove: () => void;
};

/** A chosen document: name, facts, what reading it found, what it is, how far it is sent, and a way to take it out. */
export function DocumentRow({ document, sentBytes, onLabel, onRemove }: DocumentRowProps) {
  const { name, size, refusal, kind } = document;
  return (
    <Row>
      <DocumentName>{name}</DocumentName>
      <DocumentFacts>
        {[typeOf(name), formatDocumentSize(size)].filter((fact) => fact !== undefined).join(' · ')}
      </DocumentFacts>
      <RowState>{stateWords(document, sentBytes)}</RowState>
      <RemoveButton type="button" onClick={onRemove}>
        <span aria-hidden="true">{documentsText.remove}</span>
        <HiddenWords>{documentsText.removeNamed(name)}</HiddenWords>
      </RemoveButton>
      {refusal === undefined ? (
        <KindChoice
          aria-label={documentsText.kindOf(name)}
          value={kind ?? ''}
          onChange={({ target: { value } }) => onLabel(isDocumentKind(value) ? value : undefined)}
        >
          <option value="">{documentsText.unknownKind}</option>
          {Object.entries(documentKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </KindChoice>
      ) : (
        <RefusalWords>
          {documentsText.notIncluded} {refusalWords(refusal)}
        </RefusalWords>
      )}
      {sentBytes !== undefined && sentBytes < size && (
        <ProgressBar aria-label={documentsText.sendingNamed(name)} max={size} value={sentBytes} />
      )}
    </Row>
  );
}

function typeOf(name: string): string | undefined {
  const extension = documentExtension(name);
  return extension === undefined ? undefined : documentTypes[extension].label;
}

function stateWords({ size, refusal, isPending }: JudgedDocument, sentBytes: number | undefined): string {
  if (refusal !== undefined) return '';
  if (sentBytes === size) return documentsText.sent;
  return isPending ? documentsText.pending : documentsText.accepted;
}
