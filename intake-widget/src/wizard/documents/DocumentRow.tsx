import { HiddenWords } from '@incasso/contract/browser/forms/Field.styles';
import { documentRefusals } from '@incasso/contract/documentRefusals';
import { formatDocumentSize } from '@incasso/contract/documentSize';
import { documentExtension, documentTypes } from '@incasso/contract/documentTypes';
import type { JudgedDocument } from '../machine/judgedDocuments';
import { DocumentFacts, DocumentName, RefusalWords, RemoveButton, Row, RowState } from './DocumentRow.styles';
import { documentsText } from './DocumentPicker.text';

type DocumentRowProps = { readonly document: JudgedDocument; readonly onRemove: () => void };

/** A chosen document: name, kind, size, what reading it found, and a way to take it out. */
export function DocumentRow({ document, onRemove }: DocumentRowProps) {
  const { name, size, refusal } = document;
  return (
    <Row>
      <DocumentName>{name}</DocumentName>
      <DocumentFacts>
        {[kindOf(name), formatDocumentSize(size)].filter((fact) => fact !== undefined).join(' · ')}
      </DocumentFacts>
      <RowState>{stateWords(document)}</RowState>
      <RemoveButton type="button" onClick={onRemove}>
        <span aria-hidden="true">{documentsText.remove}</span>
        <HiddenWords>{documentsText.removeNamed(name)}</HiddenWords>
      </RemoveButton>
      {refusal !== undefined && (
        <RefusalWords>
          {documentsText.notIncluded} {documentRefusals[refusal]}
        </RefusalWords>
      )}
    </Row>
  );
}

function kindOf(name: string): string | undefined {
  const extension = documentExtension(name);
  return extension === undefined ? undefined : documentTypes[extension].label;
}

function stateWords({ refusal, isPending }: JudgedDocument): string {
  if (refusal !== undefined) return '';
  return isPending ? documentsText.pending : documentsText.accepted;
}
