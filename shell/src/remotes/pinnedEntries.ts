import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Id of the JSON block with the remote entries that rendered the page. */
export const pinnedEntriesId = 'remote-entries';

/**
 * Makes the federation load the hashed remote entries that rendered the page: a newer remote would cause a hydration
 * mismatch.
 */
function pinnedEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-entries',
    beforeInit(args) {
      const entries = readPinnedEntries();
      for (const remote of args.userOptions.remotes) {
        // The federation takes any global of that name for a loaded remote, even an element with that id.
        Reflect.set(globalThis, remote.name, undefined);
        const entry = entries.get(remote.name);
        if ('entry' in remote && entry !== undefined) remote.entry = entry;
      }
      return args;
    },
  };
}

/** The remote entries that this page pins, by the name of the remote; empty if it pins none. */
function readPinnedEntries(): ReadonlyMap<string, string> {
  const block = document.querySelector(`script#${pinnedEntriesId}`);
  const entries: unknown = block === null ? {} : JSON.parse(block.textContent);
  return typeof entries === 'object' && entries !== null ? new Map(Object.entries(entries)) : new Map();
}

/** The federation's runtime requires a default export. */
export { pinnedEntries as default };
