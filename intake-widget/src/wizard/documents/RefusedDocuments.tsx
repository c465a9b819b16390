import { theme } from '@incasso/browser/brand/theme';
import { QuietButton } from '@incasso/browser/ui/QuietButton';
import { useId } from 'react';
import styled from 'styled-components';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { documentsText } from './DocumentPicker.text';
import { FileName } from './FileName';
import { RemoveButton } from './RemoveButton';
import { useVerdictWords } from './useVerdictWords';

type RefusedDocumentsProps = {
  /** At least one. */
  readonly documents: readonly CheckedDocument[];
  readonly onRemove: (ids: readonly string[]) => void;
};

/** The documents that are not sent, each with its reason and what to do instead. */
export function RefusedDocuments({ documents, onRemove }: RefusedDocumentsProps) {
  const titleId = useId();
  return (
    <RefusedGroup>
      <RefusedHead>
        <p id={titleId}>{documentsText.notSent(documents.length)}</p>
        {documents.length > 1 && (
          <QuietButton type="button" onClick={() => onRemove(documents.map(({ id }) => id))}>
            {documentsText.removeAll(documents.length)}
          </QuietButton>
        )}
      </RefusedHead>
      <ul aria-labelledby={titleId}>
        {documents.map((document) => (
          <RefusedRow
            key={document.id}
            document={document}
            titleId={titleId}
            onRemove={() => onRemove([document.id])}
          />
        ))}
      </ul>
    </RefusedGroup>
  );
}

type RefusedRowProps = { readonly document: CheckedDocument; readonly titleId: string; readonly onRemove: () => void };

function RefusedRow({ document, titleId, onRemove }: RefusedRowProps) {
  const { name, refusal } = document;
  const reasonId = useId();
  return (
    <li>
      <FileName name={name} />
      <RemoveButton
        name={name}
        onClick={onRemove}
        aria-describedby={`${titleId} ${reasonId}`}
        // Takes the focus once the browser turns out to have lost the file.
        data-lost={refusal === 'lost' || undefined}
      />
      <p id={reasonId}>{useVerdictWords(document)}</p>
    </li>
  );
}

const RefusedGroup = styled.div`
  border-inline-start: 4px solid ${theme.color.error};
  padding-inline-start: ${theme.space.m};
  font-size: ${theme.size.small};

  p {
    margin: 0;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 0.75rem;
    padding-block-end: ${theme.space.s};

    & + & {
      border-block-start: 1px solid ${theme.color.rule};
    }

    > :first-child {
      font-weight: 650;
    }

    > p {
      grid-column: 1 / -1;
      line-height: 1.4;
      overflow-wrap: anywhere;
    }
  }
`;

const RefusedHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  > p {
    font-weight: 650;
    color: ${theme.color.error};
  }
`;
