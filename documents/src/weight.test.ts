import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';

// More would keep a visitor on a slow phone waiting.
test('reading, refusing, summing up and writing lines weigh at most 12.6 kB brotli', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { readInvoice } from './readInvoice';
        export { readEmbeddedDocument } from './readEmbeddedDocument';
        export { invoiceRefusals } from './invoice/invoiceRefusals.text';
        export { composeClaims } from '@incasso/debts/composeClaims';
        export { claimLines } from '@incasso/debts/claimLines';
        export { updateClaimLines } from '@incasso/debts/updateClaimLines';`,
      resolveDir: __dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });

  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(12_600);
});
