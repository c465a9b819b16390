import { sha256Hex, sign, signingKey } from '../../../signature/signingKey';
import { signedChunks, unsignedChunks } from './chunkSignatures';
import { decodeAwsChunked } from './decodeAwsChunked';

/** The example that AWS publishes for signed chunks: 66,560 times "a", in chunks of 65,536, 1,024 and 0 bytes. */
const scope = { date: '20130524', region: 'us-east-1', service: 's3' };
const signature = {
  presigned: false,
  payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
  timestamp: '20130524T000000Z',
  scope,
  key: signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', scope),
  signature: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
};
const example = [
  `10000;chunk-signature=ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648\r\n${'a'.repeat(65_536)}\r\n`,
  `400;chunk-signature=0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497\r\n${'a'.repeat(1_024)}\r\n`,
  '0;chunk-signature=b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9\r\n\r\n',
].join('');

const trailed = { ...signature, payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER' };

async function decode(body: string, { pieceSize = 1_000, watcher = signedChunks(signature, () => undefined) } = {}) {
  const bytes = Buffer.from(body, 'latin1');
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceSize) }, (_, place) =>
    bytes.subarray(place * pieceSize, (place + 1) * pieceSize),
  );
  const decoded: Buffer[] = [];
  for await (const chunk of decodeAwsChunked(arriving(pieces), watcher)) decoded.push(chunk);
  return Buffer.concat(decoded).toString('latin1');
}

// oxlint-disable-next-line typescript/require-await -- They come one after the other, as from a connection.
async function* arriving(pieces: readonly Buffer[]) {
  yield* pieces;
}

test.each([1, 2, 7, 65_536, 1_000_000])('the published example passes in pieces of %i bytes', async (pieceSize) => {
  expect(await decode(example, { pieceSize })).toBe('a'.repeat(66_560));
});

test.each([
  ['a changed byte', example.replace('aaa\r\n', 'aab\r\n')],
  ['a changed signature', example.replace('=0055', '=0056')],
  ['chunks that were left out', example.replace(/^10000;[^]*?\r\n(?=400;)/, '')],
  ['an end without its signature', example.replace(/;chunk-signature=b6c6\w+/, '')],
])('%s breaks the chain', async (_, body) => {
  await expect(decode(body)).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
});

test.each([
  ['nothing', '', 'IncompleteBody'],
  ['half a chunk', '5\r\nabc', 'IncompleteBody'],
  ['no end', '3\r\nabc\r\n', 'IncompleteBody'],
  ['a size that is none', 'xyz\r\n', 'InvalidRequest'],
  ['a negative size', '-5\r\nabcde\r\n', 'InvalidRequest'],
  ['a size without end', `${'f'.repeat(13)}\r\n`, 'InvalidRequest'],
  ['more than the size says', '3\r\nabcd\r\n0\r\n\r\n', 'InvalidRequest'],
  ['a line without end', 'a'.repeat(10_000), 'IncompleteBody'],
  [
    'trailers without end',
    `0\r\n${Array.from({ length: 100 }, (_, number) => `a${number}:b\r\n`).join('')}`,
    'InvalidRequest',
  ],
])('%s is refused', async (_, body, code) => {
  await expect(decode(body, { watcher: unsignedChunks(() => undefined) })).rejects.toMatchObject({ code });
});

test('trailers are handed on when they are signed as the chunks are', async () => {
  const body = trailedBody('x-amz-checksum-crc32:NSRBwg==');
  let taken: ReadonlyMap<string, string> | undefined;

  await decode(body, { watcher: signedChunks(trailed, (trailers) => (taken = trailers)) });

  expect(taken?.get('x-amz-checksum-crc32')).toBe('NSRBwg==');
});

test('trailers that were changed break the chain', async () => {
  const body = trailedBody('x-amz-checksum-crc32:NSRBwg==').replace('NSRBwg', 'NSRBwh');

  await expect(decode(body, { watcher: signedChunks(trailed, () => undefined) })).rejects.toMatchObject({
    code: 'SignatureDoesNotMatch',
  });
});

/** "abc" and a trailer, signed as AWS describes it. */
function trailedBody(trailer: string): string {
  const head = ['20130524T000000Z', '20130524/us-east-1/s3/aws4_request'];
  const sha256 = [sha256Hex('')];
  const chunk = (previous: string, data: string) =>
    sign(trailed.key, ['AWS4-HMAC-SHA256-PAYLOAD', ...head, previous, ...sha256, sha256Hex(data)].join('\n'));
  const first = chunk(trailed.signature, 'abc');
  const last = chunk(first, '');
  const end = sign(trailed.key, ['AWS4-HMAC-SHA256-TRAILER', ...head, last, sha256Hex(`${trailer}\n`)].join('\n'));
  return [
    `3;chunk-signature=${first}\r\nabc`,
    `0;chunk-signature=${last}\r\n${trailer}`,
    `x-amz-trailer-signature:${end}\r\n\r\n`,
  ].join('\r\n');
}
