import { useRef } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';
import { FileInput } from '../documents/FileInput';
import { invitationText } from './InvoiceInvitation.text';

/** A chosen PDF that filled in nothing: without an e-invoice, or with an unreadable one. */
export type PlainPdf = 'none' | 'unread';

type InvoiceInvitationProps = {
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
  readonly plainPdf: PlainPdf | undefined;
};

/** Invites the visitor to start with the e-invoice. */
export function InvoiceInvitation({ addFiles, isDraggedOver, plainPdf }: InvoiceInvitationProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Invitation $isDraggedOver={isDraggedOver}>
      <strong>{invitationText.title}</strong>
      <span>{invitationText.promise}</span>
      <SecondaryButton type="button" onClick={() => input.current?.click()}>
        {invitationText.choose}
      </SecondaryButton>
      {plainPdf && <p>{plainPdf === 'unread' ? invitationText.unreadPdf : invitationText.plainPdf}</p>}
      <FileInput
        inputRef={input}
        label={invitationText.label}
        accept=".xml,.pdf,text/xml,application/xml,application/pdf"
        addFiles={addFiles}
      />
    </Invitation>
  );
}

/** Accepts dropped files, as does the whole wizard, and is highlighted while files are dragged over it. */
const Invitation = styled.div<{ $isDraggedOver: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  align-items: center;
  gap: 0 ${theme.space.xs};
  padding: 0.3125rem 0.75rem;
  border: 1px solid ${({ $isDraggedOver }) => ($isDraggedOver ? theme.color.ink : theme.color.rule)};
  border-radius: ${theme.radius.control};
  background: ${({ $isDraggedOver }) => ($isDraggedOver ? theme.brand.mark : theme.color.band)};
  line-height: 1.3;

  > strong {
    font-size: 1.125rem;
    font-weight: 650;
  }

  > span {
    font-size: 0.9375rem;
  }

  > button {
    min-block-size: ${fingerHeight};
  }

  > p {
    grid-column: 1 / -1;
    padding-block: ${theme.space.s};
  }

  @container (min-width: ${theme.fromContainer.small}) {
    grid-template-columns: minmax(0, 1fr) auto;

    > strong {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space.m};
    padding: 0.6875rem ${theme.space.m};

    > strong {
      grid-column: 1;
      align-self: end;
    }

    > span {
      grid-row: 2;
      align-self: start;
    }

    > button {
      grid-row: 1 / 3;
      justify-self: start;
    }
  }
`;
