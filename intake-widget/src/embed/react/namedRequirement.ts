import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Names the intake in the federation's error for a page whose React has another version. By default it has no name.
 */
function namedRequirement(): ModuleFederationRuntimePlugin {
  return {
    name: 'named-requirement',
    resolveShare(args) {
      args.shareInfo.from = 'intake';
      return args;
    },
  };
}

/** The federation's runtime takes its plugins by their default export. */
export { namedRequirement as default };
