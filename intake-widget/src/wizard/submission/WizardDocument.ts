import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { DocumentCaution, DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import type { Invoice } from '@incasso/documents/Invoice';
import type { InvoiceRefusal } from '@incasso/documents/invoiceRefusals';

/** A chosen document. Its file is in the `FileStore` under the same id. Size in bytes. */
export type WizardDocument = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** The kind that the visitor chose, or that its content says. */
  readonly kind: DocumentKind | undefined;
  /** The id of the mail, e-invoice or zip that contained it. */
  readonly partOf?: string | undefined;
  /**
   * How many of the files in this mail or e-invoice did not fit among the documents. Absent before the others were
   * added: removed ones must not be added again.
   */
  readonly leftWithin?: number | undefined;
  readonly verdict: DocumentVerdict | undefined;
};

/** A document that has not been read yet. */
export type UnreadDocument = Omit<WizardDocument, 'verdict'>;

export type DocumentVerdict = {
  /** Absent if the browser could not read the file: then the server decides. */
  readonly sha256?: string;
  readonly refusal?: WizardRefusal;
  readonly caution?: DocumentCaution;
  /** What it is by its content. */
  readonly kind?: DocumentKind;
  /** Name of the file for which a zip is refused. */
  readonly within?: string;
  /** Metadata of a mail; its date in ISO 8601. */
  readonly mail?: { readonly subject: string; readonly from: string; readonly date?: string };
  /** The e-invoice that it is, or that a PDF embeds. */
  readonly invoice?: Invoice;
  /** Why an XML file cannot be read as an e-invoice. */
  readonly invoiceRefusal?: InvoiceRefusal;
  /** Whether a PDF embeds a possible e-invoice that could not be read. */
  readonly hasUnreadInvoice?: boolean;
  /** Replacement to send: the JPG of a HEIC photo, or the same file with an extension. Size in bytes. */
  readonly replacement?: { readonly name: string; readonly size: number };
};

/** The contract's refusals, and `lost`: the browser no longer has the file, or cannot read it. */
export type WizardRefusal = DocumentRefusal | 'lost';
