import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';

/** A chosen document. Its file is in the `FileStore`, under the id. Size in bytes. */
export type WizardDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** What the visitor says that it is. */
  readonly kind: DocumentKind | undefined;
  readonly verdict: DocumentVerdict | undefined;
};

/** A document that is still to be read. */
export type UnreadDocument = Omit<WizardDocument, 'verdict'>;

/** What reading a document found. */
export type DocumentVerdict = {
  /** Absent where the browser could not read it: the server decides. */
  readonly sha256?: string;
  readonly refusal?: WizardRefusal;
  /** Whether it was found to be an e-invoice, or a PDF with one in it. */
  readonly holdsInvoice?: boolean;
  /** Whether a PDF holds something that may be an e-invoice and cannot be read as one. */
  readonly hasUnreadInvoice?: boolean;
  /** What is sent in its place: the JPG that was made of a HEIC photo, or the file under a name with an extension. */
  readonly replacement?: { readonly name: string; readonly size: number };
};

/** The contract's refusals, and `lost`: the browser no longer has the file, or cannot read it. */
export type WizardRefusal = DocumentRefusal | 'lost';
