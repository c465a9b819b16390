import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * A browser as jsdom has it, with what jsdom leaves out: requests and responses, in which the router speaks to its
 * loaders, and a screen, which is narrow here.
 */
class RouterEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response, matchMedia });
  }
}

/** Jest takes an environment by its default export. */
export { RouterEnvironment as default };
