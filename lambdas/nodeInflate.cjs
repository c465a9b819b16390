// Replaces fontkit's inflate by Node's own: the one in JavaScript is slow, and runs at each start.
const { inflateRawSync } = require('node:zlib');

/**
 * @param {Uint8Array} source
 * @param {Uint8Array} target Of exactly the inflated length.
 */
module.exports = (source, target) => {
  target.set(inflateRawSync(source));
  return target;
};
