import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Names the intake in Module Federation's error for a page with another React version. By default the error has no
 * name.
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

/** Module Federation's runtime imports plugins by their default export. */
export { namedRequirement as default };
