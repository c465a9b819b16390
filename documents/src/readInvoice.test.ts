import { sampleUbl } from '../testing/sampleXml';
import { readInvoice } from './readInvoice';

test('pauses after every 32 kB', async () => {
  const pause = jest.fn(() => Promise.resolve());
  const line = '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>';
  const bytes = new TextEncoder().encode(sampleUbl({ 'cac:InvoiceLine': line.repeat(5_000) }));

  expect(await readInvoice(bytes, { pause })).toMatchObject({ ok: true });

  expect(pause).toHaveBeenCalledTimes(Math.ceil(bytes.length / 32_768));
});

test.each([
  ['of attributes', `<cbc:a ${'a="" '.repeat(1_000_000)}/>`],
  ['of a name', `<${'a'.repeat(5_000_000)}/>`],
])('a tag of 5 MB is refused before the rest of it is read: %s', async (_, file) => {
  const pause = jest.fn(() => Promise.resolve());

  const result = await readInvoice(new TextEncoder().encode(file), { pause });

  expect(result).toEqual({ ok: false, refusal: 'too_complex' });
  expect(pause.mock.calls.length).toBeLessThanOrEqual(1);
});
