import { uploadHeaders } from '@incasso/contract/api';

/** Documents that a page uploads straight to the bucket. All other upload conditions are signed into the link. */
export const directUploads = {
  methods: ['PUT'],
  requestHeaders: Object.values<string>(uploadHeaders),
  maxAgeSeconds: 3000,
} as const;

/** A CORS rule for pages of allowed origins. Header names in lower case. */
export type CrossOriginRule = typeof directUploads;
