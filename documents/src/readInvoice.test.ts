import { ciiSamples } from '../testing/ciiSamples';
import { ublSamples } from '../testing/ublSamples';
import { readInvoice } from './readInvoice';

const samples = [...ublSamples(), ...ciiSamples()];

test('the samples cover all kinds', () => {
  expect(samples.length).toBeGreaterThanOrEqual(60);
});

test.each(samples)('reads every field: $name', async ({ file, invoice, embeddedDocuments = [] }) => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;

  await expect(readInvoice(bytes)).resolves.toEqual({ ok: true, value: { invoice, embeddedDocuments } });
});
