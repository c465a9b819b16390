import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

declare global {
  // The global in which a remote built with `externalRuntime` looks for the runtime.
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/** Shares the shell's federation runtime with the remotes, which saves 9 kB on every page. */
function sharedRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal,
    Module,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    loadScript,
    loadScriptNode,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  };
  return { name: 'shared-runtime' };
}

/** The federation's runtime requires a default export. */
export { sharedRuntime as default };
