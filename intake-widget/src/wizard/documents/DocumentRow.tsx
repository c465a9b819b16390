import { documentKinds, isDocumentKind, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { documentsText } from './DocumentPicker.text';
import { CautionNote, DocumentFacts, DocumentNote, KindChoice, Row, RowProgress } from './DocumentRow.styles';
import { FileName } from './FileName';
import { RemoveButton } from './RemoveButton';
import { useVerdictWords } from './useVerdictWords';

type DocumentRowProps = {
  readonly document: CheckedDocument;
  /** Name of the mail or e-invoice that it came out of, while that is among the documents. */
  readonly container: string | undefined;
  /** Bytes sent; absent while it is not being uploaded separately. */
  readonly sentBytes: number | undefined;
  readonly onLabel: (kind: DocumentKind | undefined) => void;
  readonly onRemove: () => void;
};

/** A document that is sent: name, kind, size, remove button; what to know of it, and upload progress. */
export function DocumentRow({ document, container, sentBytes, onLabel, onRemove }: DocumentRowProps) {
  const { name, size, kind, mail, caution, leftWithin = 0 } = document;
  const words = useVerdictWords([document])(document);
  return (
    <Row>
      <FileName name={name} />
      <DocumentFacts>
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
        <span>{stateWords(document, sentBytes)}</span>
      </DocumentFacts>
      <RemoveButton name={name} onClick={onRemove} />
      {mail !== undefined && <DocumentNote>{mailWords(mail)}</DocumentNote>}
      {container !== undefined && <DocumentNote>{documentsText.attachmentOf(container)}</DocumentNote>}
      {leftWithin > 0 && <DocumentNote>{documentsText.leftWithin(leftWithin)}</DocumentNote>}
      {caution !== undefined && <CautionNote>{words}</CautionNote>}
      {sentBytes !== undefined && sentBytes < size && (
        <RowProgress aria-label={documentsText.sendingNamed(name)} max={size} value={sentBytes} />
      )}
    </Row>
  );
}

function stateWords({ size, isPending }: CheckedDocument, sentBytes: number | undefined): string {
  if (sentBytes === size) return documentsText.sent;
  return isPending ? documentsText.pending : formatDocumentSize(size);
}

function mailWords({ subject, from, date }: NonNullable<CheckedDocument['mail']>): string {
  const words = [
    subject === '' ? documentsText.noSubject : subject,
    from !== '' && documentsText.mailFrom(from),
    date !== undefined && documentsText.mailDate(date),
  ];
  return words.filter((part) => part !== false).join(' · ');
}
