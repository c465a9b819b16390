import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * A browser as jsdom has it, with what jsdom leaves out: requests and responses, in which the router speaks to its
 * loaders.
 */
class RouterEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
  }
}

/** Jest takes an environment by its default export. */
export { RouterEnvironment as default };
