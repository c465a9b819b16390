const databaseName = 'intake';
const storeName = 'files';

/** Runs one request on the store of files in IndexedDB. Rejects where the browser has none, or keeps it closed. */
export async function requestOfFiles<Result>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const asked = request(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    });
    return asked.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The database did not open.'));
  });
}
