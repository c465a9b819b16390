/** The store did not answer, or not now: the same call may work later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super('the store did not answer', { cause });
  }
}
