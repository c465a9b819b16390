// What fontkit unpacks WOFF2 by: Node's own, in the place of a package that brings half a megabyte of dictionary.
export { brotliDecompressSync as default } from 'node:zlib';
