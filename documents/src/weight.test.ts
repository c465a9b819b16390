import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';

// A heavier chunk delays a visitor on a slow phone.
test('the chunk that reads and refuses e-invoices weighs at most 11 kB brotli', async () => {
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
