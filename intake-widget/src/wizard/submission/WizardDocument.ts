import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';

/** A chosen document. Its file is in the `FileStore` under the same id. Size in bytes. */
export type WizardDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** The kind that the visitor chose. */
  readonly kind: DocumentKind | undefined;
  /** The id of the mail or zip that it was found in. */
  readonly partOf?: string | undefined;
  /** Whether the attachments of this mail were added to the documents: those that were removed must not come back. */
  readonly isUnpacked?: boolean | undefined;
  readonly verdict: DocumentVerdict | undefined;
};

/** A document that has not been read yet. */
export type UnreadDocument = Omit<WizardDocument, 'verdict'>;

/** The result of reading a document. */
export type DocumentVerdict = {
  /** Absent if the browser could not read the file: then the server decides. */
  readonly sha256?: string;
  readonly refusal?: WizardRefusal;
  /** The name of the attachment for which a mail is refused. */
  readonly attachment?: string;
  /** What a mail says of itself; its date in ISO 8601. */
  readonly mail?: { readonly subject: string; readonly from: string; readonly date?: string };
  /** Whether it was found to be an e-invoice, or a PDF with one in it. */
  readonly holdsInvoice?: boolean;
  /** Whether a PDF embeds a possible e-invoice that could not be read. */
  readonly hasUnreadInvoice?: boolean;
  /** The JPG converted from a HEIC photo, sent instead of it. Size in bytes. */
  readonly replacement?: { readonly name: string; readonly size: number };
};

/** The contract's refusals, and `lost`: the browser no longer has the file, or cannot read it. */
export type WizardRefusal = DocumentRefusal | 'lost';
