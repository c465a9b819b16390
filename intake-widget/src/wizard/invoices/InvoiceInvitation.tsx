import { useRef } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FileInput } from '../documents/DocumentPicker.styles';
import { Help, Invitation, InvitationWords } from './InvoiceInvitation.styles';
import { invitationText } from './InvoiceInvitation.text';

type InvoiceInvitationProps = {
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
};

/** Invites to begin with the e-invoice, and says where to find it. */
export function InvoiceInvitation({ addFiles, isDraggedOver }: InvoiceInvitationProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Invitation $isDraggedOver={isDraggedOver}>
      <InvitationWords>
        <strong>{invitationText.question}</strong> {invitationText.promise}
      </InvitationWords>
      <SecondaryButton type="button" onClick={() => input.current?.click()}>
        {invitationText.choose}
      </SecondaryButton>
      {/* The button stands in for it, as for the documents. */}
      <FileInput
        ref={input}
        type="file"
        aria-label={invitationText.label}
        aria-hidden="true"
        tabIndex={-1}
        multiple
        accept=".xml,text/xml,application/xml"
        onChange={({ target }) => {
          addFiles(target.files ?? []);
          target.value = '';
        }}
      />
      <Help>
        <summary>{invitationText.where}</summary>
        <p>{invitationText.whereWords}</p>
      </Help>
    </Invitation>
  );
}
