import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { RuledList } from '@incasso/frontend/layout/RuledList';
import { Fold } from '@incasso/frontend/ui/Fold';
import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { documentsText } from './DocumentPicker.text';
import { DocumentRow } from './DocumentRow';
import { useFormServices } from './FormServices';
import { RefusedDocuments } from './RefusedDocuments';

/** How many documents without a caution are in view; the others are folded. */
const shownDocuments = 6;

/** From this part of a limit on, the form says the limit too. */
const nearLimit = 0.8;

export type DocumentListProps = {
  readonly documents: readonly CheckedDocument[];
  readonly onLabel: (id: string, kind: DocumentKind | undefined) => void;
  readonly onRemove: (ids: readonly string[]) => void;
};

/** The chosen documents, with those that are not sent first. */
export function DocumentList({ documents, onLabel, onRemove }: DocumentListProps) {
  const { progress } = useFormServices();
  const { sentBytes } = useSyncExternalStore(progress.subscribe, progress.current, progress.current);
  const refused = documents.filter(({ refusal }) => refusal !== undefined);
  const sent = documents.filter(({ refusal }) => refusal === undefined);
  const isShown = (document: CheckedDocument) =>
    document.caution !== undefined || sent.indexOf(document) < shownDocuments;
  const shown = sent.filter(isShown);
  const folded = sent.filter((document) => !isShown(document));

  const row = (document: CheckedDocument) => (
    <DocumentRow
      key={document.id}
      document={document}
      container={documents.find(({ id }) => id === document.partOf)?.name}
      sentBytes={sentBytes.get(document.id)}
      onLabel={(kind) => onLabel(document.id, kind)}
      onRemove={() => onRemove([document.id])}
    />
  );

  return (
    <>
      {refused.length > 0 && <RefusedDocuments documents={refused} onRemove={onRemove} />}
      {shown.length > 0 && <Rows aria-label={documentsText.list}>{shown.map(row)}</Rows>}
      {folded.length > 0 && (
        <Fold isSmall title={documentsText.more(folded.length)}>
          <Rows aria-label={documentsText.more(folded.length)}>{folded.map(row)}</Rows>
        </Fold>
      )}
      <SmallPrint>{totalWords(sent)}</SmallPrint>
    </>
  );
}

function totalWords(sent: readonly CheckedDocument[]): string {
  const bytes = sent.reduce((sum, { size }) => sum + size, 0);
  const isNear =
    sent.length >= nearLimit * documentLimits.maxCount || bytes >= nearLimit * documentLimits.maxTotalBytes;
  if (isNear) return documentsText.nearLimit(sent.length, bytes);
  return sent.length === 0 ? '' : documentsText.chosen(sent.length, bytes);
}

const Rows = styled(RuledList).attrs({ $isFine: true })`
  font-size: 1rem;
`;
