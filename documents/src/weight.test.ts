import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';

// More would keep a visitor on a slow phone waiting.
test('reading and refusing an e-invoice weigh at most 11 kB brotli', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { readInvoice } from './readInvoice';
        export { readEmbeddedDocument } from './readEmbeddedDocument';
        export { invoiceRefusals } from './invoice/invoiceRefusals.text';`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });

  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(11_000);
});
