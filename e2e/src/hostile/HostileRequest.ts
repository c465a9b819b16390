import type { ApiErrorCode } from '@incasso/contract/apiErrorSchema';

/** A request that must be refused, and how. Without `code` the answer is the API's own, before any function. */
export type HostileRequest = {
  readonly name: string;
  readonly method?: string;
  readonly path: string;
  /** Over those of a good request; `undefined` leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array;
  readonly status: number;
  readonly code?: ApiErrorCode;
  /** The first field at fault, and what is wrong with it. */
  readonly field?: { readonly field: string; readonly code: string };
};

/** What the requests of one run share: they are refused, so one token and one id serve them all. */
export type GoodParts = {
  readonly intakeToken: string;
  readonly contactToken: string;
  readonly submissionId: string;
};
