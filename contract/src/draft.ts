import * as v from 'valibot';
import { changeLimits } from './limits';

/**
 * Key of a draft: a UUID by chance, made once with the draft and known to its browser alone. Who holds it may send a
 * changed version of the case; the submission id proves nothing, since it stands in the link by which others add to it.
 */
export const draftKeySchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Which content of a draft is sent: an integer from 1, another for each content that is sent, and never lower. */
export const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(changeLimits.maxRevision));
