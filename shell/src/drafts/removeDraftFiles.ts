/** Removes a draft's files from IndexedDB, where `intake-widget` keeps them under `{submissionId}/{file}`. */
export function removeDraftFiles(submissionId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('intake');
    // There is no database: do not leave an empty one, which the form would take for its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve() : reject(opening.error ?? new Error()));
    opening.onsuccess = () => {
      const database = opening.result;
      const removal = database.transaction('files', 'readwrite');
      // '0' comes next after '/'.
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
