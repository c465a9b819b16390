import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is bound to. `date` is `yyyymmdd`. */
export type Scope = { readonly date: string; readonly region: string; readonly service: string };

/** The key of Signature Version 4 for one day, region and service. */
export function signingKey(secretAccessKey: string, { date, region, service }: Scope): Buffer {
  return [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, date));
}

export function scopeText({ date, region, service }: Scope): string {
  return `${date}/${region}/${service}/aws4_request`;
}

/** The signature, in hex, of a text. */
export function sign(key: Buffer, text: string): string {
  return hmac(key, text).toString('hex');
}

/** Compares in constant time. */
export function sameSignature(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}

export function sha256Hex(data: string | Buffer): string {
  return sha256(data).toString('hex');
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
