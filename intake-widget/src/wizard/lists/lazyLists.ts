import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { FileStore } from '../documents/FileStore';
import type { WizardDocument } from '../submission/WizardDocument';
import type { ReadList } from './readListInWorker';

/** What lists need of the world around them. */
export type ListPorts = {
  readonly files: FileStore;
  /** Default: in a worker. */
  readonly readList?: ReadList;
};

/** A list to take rows from: pasted, chosen, or a document. Without a file, it is still to be chosen. */
export type OpenedList = { readonly file?: File; readonly isDocument?: true };

/** Few visitors have a list. */
export const useLazyLists = lazyModule(() => import(/* webpackChunkName: "lists" */ './listsChunk'));

/** The spreadsheets among documents: each may be a list. */
export function spreadsheetsAmong(documents: readonly WizardDocument[]): WizardDocument[] {
  return documents.filter(({ name, verdict }) => /\.xlsx$/i.test(name) && verdict?.sha256 !== undefined);
}
