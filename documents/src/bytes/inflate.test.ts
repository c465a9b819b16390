import { constants, deflateRawSync } from 'node:zlib';
import { inflate } from './inflate';

const text = 'Algemene voorwaarden '.repeat(10_000);
const deflated = deflateRawSync(text);

async function textOf(bytes: Uint8Array, isLenient: boolean, maxBytes = text.length) {
  const inflated = await inflate(bytes, { maxBytes, isLenient });
  return inflated && Buffer.from(inflated).toString();
}

test('inflates up to the size limit', async () => {
  expect(await textOf(deflated, false)).toBe(text);
});

test('inflates nothing that is larger, truncated or damaged', async () => {
  expect(await textOf(deflated, false, text.length - 1)).toBeUndefined();
  expect(await textOf(deflated.subarray(0, -5), false)).toBeUndefined();
  expect(await textOf(Buffer.alloc(50, 0xff), false)).toBeUndefined();
});

test('stops a bomb of 30 MB long before its end, in a fraction of the time to inflate all of it', async () => {
  const bomb = deflateRawSync(Buffer.alloc(30_000_000));
  const timeOf = async (maxBytes: number) => {
    const before = process.cpuUsage();
    const inflated = await inflate(bomb, { maxBytes });
    return { size: inflated?.length, time: process.cpuUsage(before).user };
  };

  const whole = await timeOf(Infinity);
  // The best of three: the first compiles, and garbage of the other is collected meanwhile.
  const stopped = [await timeOf(1_000_000), await timeOf(1_000_000), await timeOf(1_000_000)];

  expect([...stopped, whole].map(({ size }) => size)).toEqual([undefined, undefined, undefined, 30_000_000]);
  expect(Math.min(...stopped.map(({ time }) => time))).toBeLessThan(whole.time / 3);
});

const leftOver: [string, Uint8Array][] = [
  ['without its last block', deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH })],
  ['with a checksum and a line break', Buffer.concat([deflated, Buffer.from('1234\r\n')])],
  ['with what is no deflate', Buffer.concat([deflated, Buffer.alloc(40, 0xff)])],
];

test.each(leftOver)('leniently, inflates to the end what is %s', async (_, bytes) => {
  expect(await textOf(bytes, true)).toBe(text);
  expect(await textOf(bytes, true, text.length - 1)).toBeUndefined();
});

test('leniently, inflates the beginning of truncated data', async () => {
  const inflated = await textOf(deflated.subarray(0, 200), true);

  expect(inflated?.length).toBeGreaterThan(1000);
  expect(text.startsWith(inflated ?? '')).toBe(true);
});

test.each([0, 9])('inflates megabytes that no program can predict, at level %s', async (level) => {
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * at * 31 + (at >> 7)) % 251);

  const inflated = await inflate(deflateRawSync(bytes, { level }), { maxBytes: bytes.length });

  expect(inflated && Buffer.compare(bytes, inflated)).toBe(0);
});
