import { useRef } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FileInput } from '../documents/DocumentPicker.styles';
import { Help, Invitation } from './InvoiceInvitation.styles';

const invitationText = {
  promise: 'E-factuur (XML, PDF)? Wij vullen in.',
  choose: 'Kiezen',
  chooseNamed: 'E-factuur kiezen',
  label: 'E-facturen',
  where:
    'Open de verkoopfactuur in uw boekhoud- of facturatiepakket en kies ‘Downloaden’ of ‘Exporteren’ als XML (ook UBL of Peppol genoemd). Verstuurde u de factuur via Peppol, dan bewaart uw pakket dat bestand bij de verzonden facturen. U mag meer dan één factuur kiezen, ook creditnota’s. Een PDF kan ook, als uw pakket de e-factuur erin bewaart (Factur-X, ZUGFeRD, Odoo). We vullen in wat erin staat; er wordt niets verzonden voor u indient.',
  plainPdf: 'In deze PDF zit geen e-factuur. Hij gaat mee als document.',
  unreadPdf:
    'In deze PDF konden we geen e-factuur lezen. Kies het XML-bestand van de factuur, of vul zelf in. De PDF gaat mee als document.',
} as const;

type InvoiceInvitationProps = {
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
  /** A PDF that was chosen and filled in nothing: without an e-invoice, or with one that cannot be read. */
  readonly plainPdf: 'none' | 'unread' | undefined;
};

/** Invites to begin with the e-invoice, in one line; unfolded it says where to find it. */
export function InvoiceInvitation({ addFiles, isDraggedOver, plainPdf }: InvoiceInvitationProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Invitation $isDraggedOver={isDraggedOver}>
      <Help>
        <summary>{invitationText.promise}</summary>
        <p>{invitationText.where}</p>
      </Help>
      <SecondaryButton type="button" aria-label={invitationText.chooseNamed} onClick={() => input.current?.click()}>
        {invitationText.choose}
      </SecondaryButton>
      {plainPdf && (
        <span role="status">{plainPdf === 'unread' ? invitationText.unreadPdf : invitationText.plainPdf}</span>
      )}
      {/* The button stands in for it, as for the documents. */}
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
