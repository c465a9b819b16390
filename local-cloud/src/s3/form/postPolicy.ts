import * as v from 'valibot';
import { readCredential } from '../../signature/readClaim';
import { sameSignature, sign, signingKey } from '../../signature/signingKey';
import { checkScope, type Gatekeeper } from '../../signature/verifySignature';
import { asS3Errors } from '../authorise';
import { S3Error } from '../S3Error';

/** Bytes that a policy allows. */
export type SizeRange = { readonly min: number; readonly max: number };

type Fields = Readonly<Record<string, string>>;

const policySchema = v.object({
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  conditions: v.array(
    v.union([
      v.tuple([v.picklist(['eq', 'starts-with']), v.string(), v.string()]),
      v.tuple([v.literal('content-length-range'), v.pipe(v.number(), v.integer()), v.pipe(v.number(), v.integer())]),
      // Last, since a list passes for a record too.
      v.record(v.string(), v.string()),
    ]),
  ),
});

/** Fields that no condition needs to allow. */
const freeFields = ['policy', 'x-amz-signature', 'file', 'bucket'];

/** Holds a form against the policy that it carries and that our own key must have signed. Answers the sizes allowed. */
export function checkPolicy(fields: Fields, gatekeeper: Gatekeeper): SizeRange {
  const encoded = fields['policy'];
  if (encoded === undefined) throw new S3Error('AccessDenied');
  checkSignature(fields, encoded, gatekeeper);
  const { expiration, conditions } = readPolicy(encoded);
  if (Date.parse(expiration) < Date.now()) throw refused('Policy expired.');
  const allowed = new Set<string>(freeFields);
  const range = { min: 0, max: 5 * 1024 ** 3 };
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      [, range.min, range.max] = condition;
      continue;
    }
    for (const { field, isMet } of fieldTests(condition)) {
      if (!isMet(fields[field] ?? '')) throw refused(`Policy Condition failed: ${JSON.stringify(condition)}`);
      allowed.add(field);
    }
  }
  const extra = Object.keys(fields).filter((name) => !allowed.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) throw refused(`Extra input fields: ${extra.join(', ')}`);
  return range;
}

function checkSignature(fields: Fields, encoded: string, gatekeeper: Gatekeeper): void {
  const claim = { ...readCredential(fields['x-amz-credential'] ?? ''), presigned: true };
  if (fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256') throw new S3Error('AccessDenied');
  asS3Errors(() => checkScope(claim, gatekeeper));
  const { credentials, region, service } = gatekeeper;
  const key = signingKey(credentials.secretAccessKey, { date: claim.date, region, service });
  if (!sameSignature(sign(key, encoded), fields['x-amz-signature'] ?? '')) throw new S3Error('SignatureDoesNotMatch');
}

function readPolicy(encoded: string): v.InferOutput<typeof policySchema> {
  try {
    return v.parse(policySchema, JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Error('InvalidPolicyDocument', { message: 'Invalid Policy: Invalid JSON.' });
  }
}

function fieldTests(condition: Record<string, string> | ['eq' | 'starts-with', string, string]) {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, wanted]) => ({
      field: name.toLowerCase(),
      isMet: (value: string) => value === wanted,
    }));
  }
  const [operator, name, wanted] = condition;
  return [
    {
      field: name.replace(/^\$/, '').toLowerCase(),
      isMet: (value: string) => (operator === 'eq' ? value === wanted : value.startsWith(wanted)),
    },
  ];
}

function refused(reason: string): S3Error {
  return new S3Error('AccessDenied', { message: `Invalid according to Policy: ${reason}` });
}
