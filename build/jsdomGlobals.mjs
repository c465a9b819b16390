import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; styled-components' and the router's server code expect them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom has no layout, so nothing scrolls.
if ('Element' in globalThis) globalThis.Element.prototype.scrollIntoView = () => undefined;
