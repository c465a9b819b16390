import { useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import { fileInputAccept } from '@incasso/contract/documents/documentTypes';
import { intakeParts } from '@incasso/contract/intakeRequest';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { useFormServices } from './FormServices';
import { DocumentList, type DocumentListProps } from './DocumentList';
import { documentsText } from './DocumentPicker.text';
import { FileInput } from './FileInput';
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
        <FileInput
          inputRef={input}
          name={intakeParts.documents}
          label={documentsText.label}
          accept={fileInputAccept}
          addFiles={addFiles}
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
  // Waits for the reasons, to announce once.
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

/** Only the button, where there is nothing to drag or no room for it. */
const buttonAlone = css`
  padding: 0;
  border: 0;
  background: none;

  > button {
    flex-grow: 1;
  }

  > span {
    display: none;
  }
`;

const PickerGroup = styled(Stack).attrs({ $gap: 's' })``;

const DropZone = styled(Row).attrs({ $gap: 's m' })<{ $isDraggedOver: boolean }>`
  position: relative;
  padding: ${theme.space.s};
  border: 1px dashed ${({ $isDraggedOver }) => ($isDraggedOver ? theme.color.ink : theme.color.controlBorder)};
  border-radius: ${theme.radius.control};
  background: ${({ $isDraggedOver }) => ($isDraggedOver ? theme.brand.mark : theme.color.band)};

  @container not (min-width: ${theme.fromContainer.medium}) {
    ${buttonAlone}
  }

  ${screenOnly}

  /* Fingers have nothing to drag. */
  @media (hover: none), (pointer: coarse) {
    ${buttonAlone}
  }
`;
