/** Gives Jest a font file as its bytes, as the Lambda build does. */
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- Jest takes a transform by its default export.
export default {
  process: (_source, path) => ({
    code: `module.exports = new Uint8Array(require('node:fs').readFileSync(${JSON.stringify(path)}));`,
  }),
};
