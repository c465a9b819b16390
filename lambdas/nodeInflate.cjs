// What fontkit unpacks its tables of letters by at each start: Node's own, in the place of one in JavaScript.
const { inflateRawSync } = require('node:zlib');

/**
 * @param {Uint8Array} source
 * @param {Uint8Array} target As long as what is unpacked.
 */
module.exports = (source, target) => {
  target.set(inflateRawSync(source));
  return target;
};
