import type { Environment } from './environment/environmentSchema';
import type { StoragePrefix } from './storage/storagePrefixes';

export type Trigger =
  /** The requests that the contract's `apiRoutes` map to the function. */
  | { readonly kind: 'api' }
  /** Every request under `/api` without a route. */
  | { readonly kind: 'api-fallback' }
  /** Messages of `notifyQueue`. The response lists the ids of those that failed (partial batch responses). */
  | { readonly kind: 'queue' }
  /** A timer; the event is EventBridge's "Scheduled Event". */
  | { readonly kind: 'schedule'; readonly everyMinutes: number };

/**
 * The S3 actions of a function, by key prefix. Every function that reads needs `s3:ListBucket`: without it, S3 answers
 * 403 instead of 404 for a missing key.
 */
export type Access =
  | {
      readonly prefix: StoragePrefix;
      readonly actions: readonly ('s3:GetObject' | 's3:PutObject' | 's3:DeleteObject' | 's3:GetObjectTagging')[];
    }
  | { readonly actions: readonly ['s3:ListBucket'] }
  | { readonly actions: readonly ['ses:SendRawEmail'] }
  | { readonly actions: readonly ['sqs:SendMessage'] };

export type FunctionDefinition = {
  /** One sentence. AWS shows it as the description of the function. */
  readonly purpose: string;
  readonly triggers: readonly Trigger[];
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly environment: readonly (keyof Environment)[];
  readonly access: readonly Access[];
};
