import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { readPinnedEntries } from './readPinnedEntries';

/**
 * Makes the federation load the remote entries that the page was rendered with, under their hashed names: an old page
 * would be re-created by a newer remote.
 */
function pinnedEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-entries',
    beforeInit(args) {
      const entries = readPinnedEntries();
      for (const remote of args.userOptions.remotes) {
        const entry = entries.get(remote.name);
        if ('entry' in remote && entry !== undefined) remote.entry = entry;
      }
      return args;
    },
  };
}

/** The federation's runtime takes its plugins by their default export. */
export { pinnedEntries as default };
