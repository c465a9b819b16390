import { parse, record, string } from 'valibot';

/** Id of the JSON block in which a page names the remote entries it was rendered with. */
export const pinnedEntriesId = 'remote-entries';

/** The remote entries that this page pins, by the name of the remote; empty where it pins none. */
export function readPinnedEntries(): Readonly<Record<string, string>> {
  return parse(record(string(), string()), JSON.parse(document.getElementById(pinnedEntriesId)?.textContent ?? '{}'));
}
