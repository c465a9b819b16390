import { documentLimits } from './documents/documentLimits';
import { fieldLimits, requestLimits } from './limits';

const inBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;
/** Headers and the rest of an event, besides the body. */
const eventHeadBytes = 32 * 1024;

test('the server accepts the largest call that browsers send with documents', () => {
  expect(inBase64(requestLimits.maxInlineBytes) + eventHeadBytes).toBeLessThanOrEqual(
    requestLimits.maxLambdaEventBytes,
  );
  expect(requestLimits.maxLambdaEventBytes).toBeLessThanOrEqual(requestLimits.maxGatewayBytes);
});

test('a message and a list of documents at every limit fit into a JSON call', () => {
  const name = 'é'.repeat(255);
  const documents = Array.from({ length: documentLimits.maxCount }, () => ({
    name,
    size: documentLimits.maxBytes,
    sha256: 'f'.repeat(64),
  }));
  const token = 'x'.repeat(requestLimits.maxBotTokenBytes);
  const message = { text: '€'.repeat(fieldLimits.text), lines: '€'.repeat(4 * fieldLimits.line), token };

  for (const body of [{ documents, token }, message]) {
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(requestLimits.maxJsonBytes);
  }
});
