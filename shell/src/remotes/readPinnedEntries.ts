/** Id of the JSON block in which a page names the remote entries it was rendered with. */
export const pinnedEntriesId = 'remote-entries';

/** The remote entries that this page pins, by the name of the remote; empty where it pins none. */
export function readPinnedEntries(): ReadonlyMap<string, string> {
  const block = document.getElementById(pinnedEntriesId);
  const entries: unknown = block === null ? {} : JSON.parse(block.textContent);
  return typeof entries === 'object' && entries !== null ? new Map(Object.entries(entries)) : new Map();
}
