// Replaces fontkit's WOFF2 decoder by Node's own: the package would add half a megabyte of dictionary to the bundle.
export { brotliDecompressSync as default } from 'node:zlib';
