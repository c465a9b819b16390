import { apiHeaders, uploadHeaders } from '@incasso/contract/api';

/** A CORS rule for pages of allowed origins. Header names in lower case. */
export type CrossOriginRule = {
  readonly methods: readonly ('GET' | 'POST' | 'PUT')[];
  readonly requestHeaders: readonly string[];
  /** Headers of an answer that the page may read beside those that any page may. */
  readonly exposedHeaders: readonly string[];
  /** How long a browser remembers the permission. */
  readonly maxAgeSeconds: number;
};

/** Calls of the API from a partner's own React shell. */
export const apiCalls: CrossOriginRule = {
  methods: ['GET', 'POST'],
  requestHeaders: ['content-type', apiHeaders.publicKey, apiHeaders.submissionId],
  exposedHeaders: ['retry-after'],
  maxAgeSeconds: 3600,
};

/** Documents that a page sends straight to the bucket; all other conditions of an upload are signed into its link. */
export const directUploads: CrossOriginRule = {
  methods: ['PUT'],
  requestHeaders: Object.values(uploadHeaders),
  exposedHeaders: [],
  maxAgeSeconds: 3000,
};
