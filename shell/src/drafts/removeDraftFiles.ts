/** Removes a draft's files from IndexedDB, where `intake-widget` stores them under `{submissionId}/{file}`. */
export function removeDraftFiles(submissionId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('intake');
    // The database does not exist. Aborting avoids an empty one, which would lack the object store of `intake-widget`.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve() : reject(opening.error ?? new Error()));
    opening.onsuccess = () => {
      const database = opening.result;
      const removal = database.transaction('files', 'readwrite');
      // '0' is the character after '/': the range contains all keys with this prefix.
      removal.objectStore('files').delete(IDBKeyRange.bound(`${submissionId}/`, `${submissionId}0`, false, true));
      removal.oncomplete = () => {
        database.close();
        resolve();
      };
      removal.onabort = () => {
        database.close();
        reject(removal.error ?? new Error('not removed'));
      };
    };
  });
}
