import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what it lacks: `Request` and `Response`, which the router passes to its loaders, and a `matchMedia` that
 * matches nothing.
 */
class RouterEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response, matchMedia });
  }
}

/** Jest requires a default export. */
export { RouterEnvironment as default };
