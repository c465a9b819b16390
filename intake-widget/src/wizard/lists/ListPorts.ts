import type { FileStore } from '../documents/FileStore';
import type { ReadList } from './readListInWorker';

/** What lists need of the world around them. */
export type ListPorts = {
  readonly files: FileStore;
  /** Default: in a worker. */
  readonly readList?: ReadList;
};

/** A list to take rows from. One that was pasted has no name; without a file, it is still to be chosen. */
export type OpenedList = { readonly file?: File; readonly isDocument?: true };
