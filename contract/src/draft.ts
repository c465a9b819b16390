import * as v from 'valibot';
import { changeLimits } from './limits';

/**
 * Key of a draft: a random UUID, created with the draft and known only to its browser. Its holder may send a changed
 * version of the case. The submission id would prove nothing: the client's link for additions contains it.
 */
export const draftKeySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Revision of a draft's content: an integer from 1, higher for each new content. */
export const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(changeLimits.maxRevision));
