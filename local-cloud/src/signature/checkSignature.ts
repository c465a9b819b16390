import { Hash } from '@smithy/core/serde';
import { SignatureV4 } from '@smithy/signature-v4';
import { equalSecrets } from '@incasso/lambdas/http/equalSecrets';
import type { IncomingMessage } from 'node:http';

/** A key pair that signs calls. */
export type AccessKey = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** A service with signed requests. */
export type SignedService = {
  readonly service: 's3' | 'ses' | 'sqs';
  readonly region: string;
  readonly credentials: AccessKey;
};

/** A valid signature. */
export type Signature = {
  /** Whether the signature is in the query, as in a presigned link. */
  readonly isPresigned: boolean;
  /** SHA-256 in hexadecimal, or a name such as `UNSIGNED-PAYLOAD`; `undefined` if the request has none. */
  readonly payloadHash: string | undefined;
};

/** A missing or invalid signature. The codes are S3's. */
export class SignatureFault extends Error {
  override readonly name = 'SignatureFault';

  constructor(
    readonly code: 'AccessDenied' | 'InvalidAccessKeyId' | 'RequestTimeTooSkewed' | 'SignatureDoesNotMatch',
    message: string,
  ) {
    super(message);
  }
}

type ReceivedSignature = Signature & {
  readonly accessKeyId: string;
  readonly signedHeaders: ReadonlySet<string>;
  readonly signedAt: Date;
  readonly expiresIn: number;
  readonly signature: string;
};

const maxSkewMs = 15 * 60_000;
const maxExpiresSeconds = 7 * 24 * 60 * 60;

/**
 * Signs a received request again with its caller's secret, and compares. `body` is for services whose requests lack a
 * payload hash. Throws `SignatureFault`.
 */
export async function checkSignature(
  request: IncomingMessage,
  { service, region, credentials }: SignedService,
  body?: Buffer,
): Promise<Signature> {
  const [path = '', ...rest] = (request.url ?? '').split('?');
  const query = Object.fromEntries(new URLSearchParams(rest.join('?')));
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const received = readSignature(headers, query);
  const { accessKeyId, isPresigned, payloadHash, signedHeaders, signedAt, expiresIn } = received;
  if (accessKeyId !== credentials.accessKeyId) {
    throw new SignatureFault('InvalidAccessKeyId', `There is no key ${accessKeyId}.`);
  }
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.has(name));
  if (unsigned.length > 0) throw new SignatureFault('AccessDenied', `Headers are not signed: ${unsigned.join(', ')}`);

  const signer = new SignatureV4({
    service,
    region,
    credentials,
    sha256: Hash.bind(null, 'sha256'),
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signed = {
    method: request.method ?? '',
    protocol: 'http:',
    hostname: '',
    path,
    query,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => signedHeaders.has(name))),
    // Bytes are hashed; any other type of body gives UNSIGNED-PAYLOAD.
    body: isPresigned ? {} : body,
  };
  const options = { signingDate: signedAt, signableHeaders: new Set(signedHeaders) };
  const again = isPresigned
    ? (await signer.presign(signed, { ...options, expiresIn, unhoistableHeaders: options.signableHeaders })).query?.[
        'X-Amz-Signature'
      ]
    : signatureOf((await signer.sign(signed, options)).headers['authorization']);
  if (!equalSecrets(received.signature, String(again))) {
    throw new SignatureFault(
      'SignatureDoesNotMatch',
      'The signature does not fit the request, or the secret is wrong.',
    );
  }
  return { isPresigned, payloadHash };
}

type Texts = Readonly<Record<string, string>>;

/** Parses the signature of a request. Rejects one that has expired or is not valid yet. */
function readSignature(headers: Texts, query: Texts): ReceivedSignature {
  const isPresigned = Object.hasOwn(query, 'X-Amz-Signature');
  const authorization = headers['authorization'] ?? '';
  const [, credential = '', names = ''] = isPresigned
    ? ['', query['X-Amz-Credential'], query['X-Amz-SignedHeaders']]
    : (/^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), /.exec(authorization) ?? []);
  const signedHeaders = new Set(names.split(';'));
  const signedAt = readTime((isPresigned ? query['X-Amz-Date'] : headers['x-amz-date']) ?? '');
  const expiresIn = isPresigned ? Number(query['X-Amz-Expires']) : 0;
  const isComplete = Number.isInteger(expiresIn) && expiresIn >= 0 && expiresIn <= maxExpiresSeconds;
  if (signedAt === undefined || !isComplete || !signedHeaders.has('host')) {
    throw new SignatureFault('AccessDenied', 'The request has no complete signature of version 4.');
  }
  const ageMs = Date.now() - signedAt.getTime();
  if (!isPresigned && Math.abs(ageMs) > maxSkewMs) {
    throw new SignatureFault('RequestTimeTooSkewed', 'The clocks of caller and store differ by more than 15 minutes.');
  }
  if (isPresigned && (ageMs < -maxSkewMs || ageMs > expiresIn * 1000)) {
    throw new SignatureFault('AccessDenied', ageMs < 0 ? 'The link is not valid yet.' : 'The link has expired.');
  }
  return {
    accessKeyId: credential.split('/')[0] ?? '',
    isPresigned,
    payloadHash: isPresigned ? 'UNSIGNED-PAYLOAD' : headers['x-amz-content-sha256'],
    signedHeaders,
    signedAt,
    expiresIn,
    signature: (isPresigned ? query['X-Amz-Signature'] : signatureOf(authorization)) ?? '',
  };
}

function signatureOf(authorization: string | undefined): string | undefined {
  return /, Signature=([0-9a-f]{64})$/.exec(authorization ?? '')?.[1];
}

/** Parses `20261224T100000Z`. */
function readTime(text: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
