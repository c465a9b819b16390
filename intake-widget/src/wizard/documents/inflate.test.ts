/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { inflate } from './inflate';

const text = 'Algemene voorwaarden '.repeat(10_000);
const deflated = deflateRawSync(text);

test('the browser inflates as much as may be', async () => {
  expect(Buffer.from((await inflate?.(deflated, text.length)) ?? []).toString()).toBe(text);
});

test('and nothing that is more, cut off or damaged', async () => {
  expect(await inflate?.(deflated, text.length - 1)).toBeUndefined();
  expect(await inflate?.(deflated.subarray(0, -5), text.length)).toBeUndefined();
  expect(await inflate?.(Buffer.alloc(50, 0xff), text.length)).toBeUndefined();
});
