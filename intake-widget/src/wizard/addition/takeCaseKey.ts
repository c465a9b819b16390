const storageName = 'intake-case-key';

/**
 * The key of the link that opened the page. Removes it from the address bar at once, and so from history, bookmarks and
 * shared links; `sessionStorage` keeps it for a reload.
 */
export function takeCaseKey(): string | undefined {
  const given = location.hash.slice(1);
  if (given === '') return readKept();
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    sessionStorage.setItem(storageName, given);
  } catch {
    // Without storage the key lasts until the page closes.
  }
  return given;
}

function readKept(): string | undefined {
  try {
    return sessionStorage.getItem(storageName) ?? undefined;
  } catch {
    return undefined;
  }
}
