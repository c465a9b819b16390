import type { FileStore } from '../documents/FileStore';
import type { ReadList } from './readListInWorker';

/** External dependencies of the lists. */
export type ListPorts = {
  readonly files: FileStore;
  /** Default: in a worker. */
  readonly readList?: ReadList;
};

/** A list to read rows from. A pasted one has an empty name. Without a file, the visitor has yet to choose one. */
export type OpenedList = { readonly file?: File; readonly isDocument?: true };
