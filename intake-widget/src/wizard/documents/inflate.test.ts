/** @jest-environment node */
import { constants, deflateRawSync } from 'node:zlib';
import { inflate } from './inflate';

const text = 'Algemene voorwaarden '.repeat(10_000);
const deflated = deflateRawSync(text);

async function textOf(bytes: Uint8Array, isLenient: boolean, maxBytes = text.length) {
  const inflated = await inflate?.(bytes, { maxBytes, isLenient });
  return inflated && Buffer.from(inflated).toString();
}

test('the browser inflates up to the size limit', async () => {
  expect(await textOf(deflated, false)).toBe(text);
});

test('and nothing that is larger, truncated or damaged', async () => {
  expect(await textOf(deflated, false, text.length - 1)).toBeUndefined();
  expect(await textOf(deflated.subarray(0, -5), false)).toBeUndefined();
  expect(await textOf(Buffer.alloc(50, 0xff), false)).toBeUndefined();
});

const leftOver: [string, Uint8Array][] = [
  ['without its last block', deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH })],
  ['with a checksum and a line break', Buffer.concat([deflated, Buffer.from('1234\r\n')])],
  ['with what is no deflate', Buffer.concat([deflated, Buffer.alloc(40, 0xff)])],
];

test.each(leftOver)('leniently, it inflates to the end what is %s', async (_, bytes) => {
  expect(await textOf(bytes, true)).toBe(text);
  expect(await textOf(bytes, true, text.length - 1)).toBeUndefined();
});

test('leniently, it inflates the beginning of truncated data', async () => {
  const inflated = await textOf(deflated.subarray(0, 200), true);

  expect(inflated?.length).toBeGreaterThan(1_000);
  expect(text.startsWith(inflated ?? '')).toBe(true);
});
