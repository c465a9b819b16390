const storageName = 'intake-case-key';

/**
 * The key of the link that the page was opened by. It leaves the address bar at once, and with it history, bookmarks
 * and what is shared; the tab keeps it for a reload.
 */
export function takeCaseKey(): string | undefined {
  const given = location.hash.slice(1);
  if (given === '') return readKept();
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    sessionStorage.setItem(storageName, given);
  } catch {
    // It lasts as long as the page is open.
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
