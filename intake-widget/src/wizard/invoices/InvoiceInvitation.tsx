import { useRef } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FileInput } from '../documents/DocumentPicker.styles';
import { Help, Invitation } from './InvoiceInvitation.styles';
import { invitationText } from './InvoiceInvitation.text';

/** A chosen PDF that filled in nothing: without an e-invoice, or with an unreadable one. */
export type PlainPdf = 'none' | 'unread';

type InvoiceInvitationProps = {
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
  readonly plainPdf: PlainPdf | undefined;
};

/** Invites the visitor to start with the e-invoice, in one line; unfolded it explains where to find it. */
export function InvoiceInvitation({ addFiles, isDraggedOver, plainPdf }: InvoiceInvitationProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Invitation $isDraggedOver={isDraggedOver}>
      <Help>
        <summary>{invitationText.promise}</summary>
        <ul>
          {invitationText.where.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Help>
      <SecondaryButton type="button" aria-label={invitationText.chooseNamed} onClick={() => input.current?.click()}>
        {invitationText.choose}
      </SecondaryButton>
      {plainPdf && (
        <span role="status">{plainPdf === 'unread' ? invitationText.unreadPdf : invitationText.plainPdf}</span>
      )}
      {/* The button replaces it, as for the documents. */}
      <FileInput
        ref={input}
        type="file"
        aria-label={invitationText.label}
        aria-hidden="true"
        tabIndex={-1}
        multiple
        accept=".xml,.pdf,text/xml,application/xml,application/pdf"
        onChange={({ target }) => {
          addFiles(target.files ?? []);
          target.value = '';
        }}
      />
    </Invitation>
  );
}
