import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Id of the JSON block in which a page names the remote entries it was rendered with. */
export const pinnedEntriesId = 'remote-entries';

/**
 * Makes the federation load the hashed remote entries that the page was rendered with: a newer remote would render the
 * page anew.
 */
function pinnedEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-entries',
    beforeInit(args) {
      const entries = readPinnedEntries();
      for (const remote of args.userOptions.remotes) {
        // The federation takes any global of that name for a loaded remote, also an element with that id.
        Reflect.set(globalThis, remote.name, undefined);
        const entry = entries.get(remote.name);
        if ('entry' in remote && entry !== undefined) remote.entry = entry;
      }
      return args;
    },
  };
}

/** The remote entries that this page pins, by the name of the remote; empty where it pins none. */
function readPinnedEntries(): ReadonlyMap<string, string> {
  const block = document.querySelector(`script#${pinnedEntriesId}`);
  const entries: unknown = block === null ? {} : JSON.parse(block.textContent);
  return typeof entries === 'object' && entries !== null ? new Map(Object.entries(entries)) : new Map();
}

/** The federation's runtime takes its plugins by their default export. */
export { pinnedEntries as default };
