import * as v from 'valibot';

/**
 * Key of a draft: a random UUID, created with the draft and known only to its browser. Its holder sees which documents
 * were uploaded, and the reference of a case that arrived. The submission id would prove nothing: the client's link for
 * additions contains it.
 */
export const draftKeySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());
