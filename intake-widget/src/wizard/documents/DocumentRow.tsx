import type { ReactNode } from 'react';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { lazyModule } from '@incasso/browser/host/lazyModule';
import { documentKinds, isDocumentKind, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { documentsText } from './DocumentPicker.text';
import {
  DocumentFacts,
  DocumentName,
  KindChoice,
  MailFacts,
  RefusalWords,
  RemoveButton,
  Row,
} from './DocumentRow.styles';
import { ProgressBar } from './ProgressBar';

const useLazyWords = lazyModule(
  () => import(/* webpackChunkName: "refusals" */ '@incasso/contract/documents/refusalInWords'),
);

/** Why a document is not sent, or what to know of one that is; empty until the words are loaded. */
function useVerdictWords({ refusal, caution, name, attachment }: CheckedDocument): string {
  const words = useLazyWords((refusal ?? caution) !== undefined && refusal !== 'lost', name);
  if (refusal === 'lost') return documentsText.lost;
  if (words === undefined) return '';
  if (refusal !== undefined) return words.refusalInWords(refusal, name, attachment);
  return caution === undefined ? '' : words.cautionMessages[caution];
}

type DocumentRowProps = {
  readonly document: CheckedDocument;
  /** Name of the mail or e-invoice that it came out of, while that is among the documents. */
  readonly container?: string | undefined;
  /** Bytes sent; absent while it is not being uploaded separately. */
  readonly sentBytes: number | undefined;
  readonly onLabel: (kind: DocumentKind | undefined) => void;
  readonly onRemove: () => void;
};

/** A chosen document: name, remove button, kind, size, verdict, and upload progress. */
export function DocumentRow({ document, container, sentBytes, onLabel, onRemove }: DocumentRowProps) {
  const { id, name, size, refusal, caution, kind, mail, leftWithin = 0 } = document;
  const words = useVerdictWords(document);
  return (
    <Row>
      <DocumentName>{breakable(name)}</DocumentName>
      <RemoveButton
        type="button"
        onClick={onRemove}
        {...(refusal === 'lost' && { 'data-lost': true, 'aria-describedby': `lost-${id}` })}
      >
        <span aria-hidden="true">{documentsText.remove}</span>
        <HiddenWords>{documentsText.removeNamed(name)}</HiddenWords>
      </RemoveButton>
      {mail !== undefined && <MailFacts>{mailWords(mail)}</MailFacts>}
      {container !== undefined && <MailFacts>{documentsText.attachmentOf(container)}</MailFacts>}
      {refusal === undefined && caution !== undefined && <RefusalWords>{words}</RefusalWords>}
      {leftWithin > 0 && <MailFacts>{documentsText.leftWithin(leftWithin)}</MailFacts>}
      {refusal === undefined ? (
        <DocumentFacts>
          <KindChoice
            $isKnown={kind !== undefined}
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
          <span>{formatDocumentSize(size)}</span>
          <span>{stateWords(document, sentBytes)}</span>
        </DocumentFacts>
      ) : (
        <RefusalWords id={`lost-${id}`}>
          {documentsText.notIncluded} {words}
        </RefusalWords>
      )}
      {sentBytes !== undefined && sentBytes < size && (
        <ProgressBar aria-label={documentsText.sendingNamed(name)} max={size} value={sentBytes} />
      )}
    </Row>
  );
}

/** The name, with line-break opportunities after `_` and `.`. */
function breakable(name: string): ReactNode[] {
  return name.split(/(?<=[_.])/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

function stateWords({ size, isPending }: CheckedDocument, sentBytes: number | undefined): string {
  if (sentBytes === size) return documentsText.sent;
  return isPending ? documentsText.pending : documentsText.accepted;
}

function mailWords({ subject, from, date }: NonNullable<CheckedDocument['mail']>): string {
  const words = [
    subject === '' ? documentsText.noSubject : subject,
    from !== '' && documentsText.mailFrom(from),
    date !== undefined && documentsText.mailDate(date),
  ];
  return words.filter((part) => part !== false).join(' · ');
}
