import { hostileFiles } from '../testing/hostileXml';
import { invoiceRefusals } from './invoice/invoiceRefusals.text';
import { readInvoice } from './readInvoice';

const files = hostileFiles();

test('the hostile files cover every refusal', () => {
  expect(files.length).toBeGreaterThanOrEqual(50);
  // For a PDF, another reader gives this refusal.
  const refusals = new Set(['pdf', ...files.map(({ refusal }) => refusal)]);
  expect([...refusals].sort()).toEqual(Object.keys(invoiceRefusals).sort());
});

test.each(files)('a hostile e-invoice is refused ($refusal): $name', ({ makeFile, refusal }) => {
  const file = makeFile();

  expect(readInvoice(typeof file === 'string' ? new TextEncoder().encode(file) : file)).toEqual({
    ok: false,
    refusal,
  });
});
