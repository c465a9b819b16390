import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';

/** A chosen document. Its file is in the `FileStore`, under the id. Size in bytes. */
export type WizardDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** What the visitor says that it is. */
  readonly kind: DocumentKind | undefined;
  /** The id of the mail or zip that it was found in. */
  readonly partOf?: string | undefined;
  /** Whether the attachments of this mail were added to the documents: those that were removed must not come back. */
  readonly isUnpacked?: boolean | undefined;
  readonly verdict: DocumentVerdict | undefined;
};

/** A document that is still to be read. */
export type UnreadDocument = Omit<WizardDocument, 'verdict'>;

/** What reading a document found. */
export type DocumentVerdict = {
  /** Absent where the browser could not read it: the server decides. */
  readonly sha256?: string;
  readonly refusal?: WizardRefusal;
  /** The name of the attachment for which a mail is refused. */
  readonly attachment?: string;
  /** What a mail says of itself; its date in ISO 8601. */
  readonly mail?: { readonly subject: string; readonly from: string; readonly date?: string };
  /** Whether it was found to be an e-invoice, or a PDF with one in it. */
  readonly holdsInvoice?: boolean;
  /** Whether a PDF holds something that may be an e-invoice and cannot be read as one. */
  readonly hasUnreadInvoice?: boolean;
  /** What is sent in its place: the JPG that was made of a HEIC photo, or the file under a name with an extension. */
  readonly replacement?: { readonly name: string; readonly size: number };
};

/** The contract's refusals, and `lost`: the browser no longer has the file, or cannot read it. */
export type WizardRefusal = DocumentRefusal | 'lost';
