import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Names the intake in the federation's message to a page whose React it cannot use. By itself the message names nobody.
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
