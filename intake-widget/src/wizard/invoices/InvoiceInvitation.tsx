import { useRef } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FileInput } from '../documents/DocumentPicker.styles';
import { Help, Invitation, InvitationWords } from './InvoiceInvitation.styles';

const invitationText = {
  question: 'Hebt u uw e-factuur als XML-bestand?',
  promise: 'Dan typt u bijna niets: we vullen in wat erin staat. Er wordt niets verzonden voor u indient.',
  choose: 'E-factuur kiezen',
  label: 'E-facturen',
  where: 'Waar vind ik dat bestand?',
  whereWords:
    'Open de verkoopfactuur in uw boekhoud- of facturatiepakket en kies downloaden of exporteren als XML (ook UBL of Peppol genoemd). Verstuurde u de factuur via Peppol, dan bewaart uw pakket dat bestand bij de verzonden facturen. U mag meer dan één factuur kiezen, ook creditnota’s.',
} as const;

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
