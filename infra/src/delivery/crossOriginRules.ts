import { uploadHeaders } from '@incasso/contract/api';

/** A CORS rule for pages of allowed origins. Header names in lower case. */
export type CrossOriginRule = {
  readonly methods: readonly 'PUT'[];
  readonly requestHeaders: readonly string[];
  readonly maxAgeSeconds: number;
};

/** Documents that a page uploads straight to the bucket. All other upload conditions are signed into the link. */
export const directUploads: CrossOriginRule = {
  methods: ['PUT'],
  requestHeaders: Object.values(uploadHeaders),
  maxAgeSeconds: 3000,
};
