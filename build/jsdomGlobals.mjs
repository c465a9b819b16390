import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; styled-components' and the router's server code expect them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// It lays nothing out either, so nothing scrolls.
if ('Element' in globalThis) globalThis.Element.prototype.scrollIntoView = () => undefined;
