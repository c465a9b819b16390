/** The store did not respond, or is overloaded: a retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super('the store did not answer', { cause });
  }
}
