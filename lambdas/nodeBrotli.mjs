// Node's brotli for fontkit, in place of a package of 0.5 MB.
export { brotliDecompressSync as default } from 'node:zlib';
