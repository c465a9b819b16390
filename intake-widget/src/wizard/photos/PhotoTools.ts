import type { FileStore } from '../documents/FileStore';
import type { DocumentEvent } from '../submission/changeDocuments';
import type { WizardDocument } from '../submission/WizardDocument';

/** A form whose photos can be combined. */
type PhotoForm = {
  readonly send: (event: DocumentEvent) => void;
  readonly getSnapshot: () => { readonly context: { readonly documents: readonly WizardDocument[] } };
};

export type PhotoTools = {
  readonly form: PhotoForm;
  readonly documents: readonly WizardDocument[];
  readonly files: FileStore;
  readonly addFiles: (files: Iterable<File>) => void;
};
