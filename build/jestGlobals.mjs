import { TextDecoder, TextEncoder } from 'node:util';

// Node's default. Jest asks for a hundred frames, which is slow in the CDK: each construct records a stack trace.
Error.stackTraceLimit = 10;

// jsdom leaves these out; styled-components' and the router's server code expect them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom has no layout, so nothing scrolls.
if ('Element' in globalThis) {
  globalThis.Element.prototype.scrollIntoView = () => undefined;
  globalThis.scrollTo = () => undefined;
}
