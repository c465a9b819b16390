import { theme } from '@incasso/frontend/brand/theme';
import { FieldError } from '@incasso/frontend/forms/Field.styles';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { PlainList } from '@incasso/frontend/layout/RuledList';
import { Row } from '@incasso/frontend/layout/Stack';
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
      <RefusedHead $gap="0 m" $isSpread>
        <FieldError id={titleId}>{documentsText.notSent(documents.length)}</FieldError>
        {documents.length > 1 && (
          <QuietButton type="button" onClick={() => onRemove(documents.map(({ id }) => id))}>
            {documentsText.removeAll(documents.length)}
          </QuietButton>
        )}
      </RefusedHead>
      <PlainList aria-labelledby={titleId}>
        {documents.map((document) => (
          <RefusedRow
            key={document.id}
            document={document}
            titleId={titleId}
            onRemove={() => onRemove([document.id])}
          />
        ))}
      </PlainList>
    </RefusedGroup>
  );
}

type RefusedRowProps = { readonly document: CheckedDocument; readonly titleId: string; readonly onRemove: () => void };

function RefusedRow({ document, titleId, onRemove }: RefusedRowProps) {
  const { name, refusal } = document;
  const reasonId = useId();
  return (
    <Refused>
      <FileName name={name} />
      <RemoveButton
        name={name}
        onClick={onRemove}
        aria-describedby={`${titleId} ${reasonId}`}
        // Takes the focus once the browser turns out to have lost the file.
        data-lost={refusal === 'lost' || undefined}
      />
      <p id={reasonId}>{useVerdictWords([document])(document)}</p>
    </Refused>
  );
}

const RefusedGroup = styled.div`
  border-inline-start: 4px solid ${theme.color.error};
  padding-inline-start: ${theme.space.m};
  font-size: ${theme.size.small};
`;

const RefusedHead = styled(Row)`
  /* On a touch screen this button is as high as the one below it, and must not cover it. */
  && > button {
    margin-block: 0;
  }
`;

const Refused = styled.li`
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
`;
