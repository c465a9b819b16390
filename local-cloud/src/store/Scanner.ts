import type { IncomingMessage } from 'node:http';
import {
  cleanVerdict,
  scanVerdictNames,
  scanVerdictTag,
  type ScanVerdictName,
} from '@incasso/lambdas/malware-scan/scanVerdicts';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { type HttpAnswer, plainText, readBody } from '../http/startServer';
import { isObject } from './BucketFolder';
import type { Bucket, StoreEvent } from './Operation';
import type { BucketWatcher } from './startStore';

const verdicts = [...scanVerdictNames, 'none'] as const;
const scriptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ verdict: v.exactOptional(v.picklist(verdicts)) }),
);
const maxScriptBytes = 1024;

/**
 * Harmless text that every malware scanner reports: https://www.eicar.org/download-anti-malware-testfile/. Split in
 * two, since scanners would report this file.
 */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

export type ScanResult = Pick<StoreEvent, 'bucket' | 'key' | 'versionId' | 'etag'> & {
  readonly verdict: ScanVerdictName;
};

type ScannerProps = {
  readonly prefix: string;
  /** Called with a result once its tag is on disk. */
  readonly onResult: (result: ScanResult) => void;
};

/** Scans each new object under a prefix as GuardDuty does: tags it with the verdict and sends an event. */
export class Scanner implements BucketWatcher {
  readonly controlPath = '/_scan';
  /** The verdict for every object. Default: the content decides. */
  #verdict: (typeof verdicts)[number] | undefined;

  constructor(private readonly props: ScannerProps) {}

  /** `{ "verdict": … }` fixes all verdicts from now on, also of objects without one; `{}` scans by content again. */
  async receive(request: IncomingMessage, bucket: Bucket): Promise<HttpAnswer> {
    const body = await readBody(request, maxScriptBytes);
    const script = v.safeParse(scriptSchema, body?.toString('utf8'));
    if (!script.success) {
      return plainText(400, `The body is {} or { "verdict": one of ${verdicts.join(', ')} }.\n`);
    }
    this.#verdict = script.output.verdict;
    this.resume(bucket);
    return { status: 204, headers: {} };
  }

  resume(bucket: Bucket): void {
    for (const key of bucket.folder.keys(this.props.prefix)) {
      for (const { versionId } of bucket.folder.versions(key)) this.onCreated({ key, versionId }, bucket);
    }
  }

  onCreated({ key, versionId }: Pick<StoreEvent, 'key' | 'versionId'>, bucket: Bucket): void {
    if (!key.startsWith(this.props.prefix) || this.#verdict === 'none') return;
    this.#scan(key, versionId, bucket).catch((fault: unknown) => process.stderr.write(`Scanner: ${String(fault)}\n`));
  }

  async #scan(key: string, versionId: string, { name: bucket, folder }: Bucket): Promise<void> {
    const unscanned = () =>
      folder
        .versions(key)
        .filter(isObject)
        .find((version) => version.versionId === versionId && version.tags.length === 0);
    const object = unscanned();
    if (object === undefined) return;
    const found = (await holdsTestVirus(await folder.read(object))) ? 'THREATS_FOUND' : cleanVerdict;
    const verdict = this.#verdict ?? found;
    if (verdict === 'none' || unscanned() === undefined) return;
    folder.tag(key, versionId, { key: scanVerdictTag, value: verdict });
    this.props.onResult({ bucket, key, versionId, etag: object.etag, verdict });
  }
}

async function holdsTestVirus(bytes: Readable): Promise<boolean> {
  const known = Buffer.from(testVirus);
  let seen = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!Buffer.isBuffer(chunk)) continue;
    seen = Buffer.concat([seen.subarray(-known.length), chunk]);
    if (seen.includes(known)) return true;
  }
  return false;
}
