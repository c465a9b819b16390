import { slowness } from '@incasso/contract/testing/slowness';
import { hostileFiles } from '../testing/hostileXml';
import { sampleUbl } from '../testing/sampleXml';
import { readEmbeddedDocument } from './readEmbeddedDocument';
import { readInvoice } from './readInvoice';

const allowedMs = 50;
const base64 = Buffer.alloc(5_000_000, 'sample').toString('base64');
const embed = (content: string) => `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject
  mimeCode="application/pdf">${content}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
const [line = ''] = /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s.exec(sampleUbl()) ?? [];
const encoder = new TextEncoder();

// Measures CPU time relative to this machine's speed, to be independent of load. The fastest run of a task counts.
test.each([
  ['an invoice with a PDF of 5 MB', sampleUbl({ 'cac:AdditionalDocumentReference': embed(base64) })],
  ['the same in lines', sampleUbl({ 'cac:AdditionalDocumentReference': embed(base64.replace(/.{76}/g, '$&\n')) })],
  ['an invoice of 5,000 lines', sampleUbl({ 'cac:InvoiceLine': line.repeat(5_000) })],
])('no task of reading takes 50 ms: %s', async (_, file) => {
  const bytes = encoder.encode(file);

  const times = await timeTasks(async (pause) => {
    expect(await readInvoice(bytes, { pause })).toMatchObject({ ok: true });
  });

  expect(times.length).toBeGreaterThan(bytes.length / 32_768);
  expect(times.filter(isSlow)).toEqual([]);
});

test('hostile files: no task over 50 ms', async () => {
  const slow: unknown[] = [];
  for (const { name, makeFile } of hostileFiles()) {
    const file = makeFile();
    const bytes = typeof file === 'string' ? encoder.encode(file) : file;
    const longestMs = Math.max(...(await timeTasks((pause) => readInvoice(bytes, { pause }))));
    if (isSlow(longestMs)) slow.push({ name, longestMs });
  }

  expect(slow).toEqual([]);
}, 120_000);

test('decoding a PDF of 5 MB: no task over 50 ms', async () => {
  const times = await timeTasks((pause) => readEmbeddedDocument({ base64 }, { pause }));

  expect(times.filter(isSlow)).toEqual([]);
});

test.each([
  ['of attributes', `<cbc:a ${'a="" '.repeat(1_000_000)}/>`],
  ['of a name', `<${'a'.repeat(5_000_000)}/>`],
])('a tag of 5 MB is refused before the rest of it is read: %s', async (_, file) => {
  let tasks = 1;

  const result = await readInvoice(encoder.encode(file), {
    pause: () => {
      tasks += 1;
      return Promise.resolve();
    },
  });

  expect(result).toEqual({ ok: false, refusal: 'too_complex' });
  expect(tasks).toBeLessThanOrEqual(2);
});

/** Measures the machine's speed again when a time is long, because it can drop during the tests. */
function isSlow(ms: number): boolean {
  return ms > allowedMs && ms > allowedMs * slowness();
}

/** CPU time of each task between two pauses, in milliseconds */
async function timeTasks(run: (pause: () => Promise<void>) => Promise<unknown>): Promise<number[]> {
  let best: number[] = [];
  for (let runs = 0; runs === 0 || (runs < 10 && best.some(isSlow)); runs += 1) {
    const times: number[] = [];
    let before = process.cpuUsage();
    const stop = () => {
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      before = process.cpuUsage();
    };
    await run(() => {
      stop();
      return Promise.resolve();
    });
    stop();
    best = times.map((time, index) => Math.min(time, best[index] ?? Infinity));
  }
  return best;
}
