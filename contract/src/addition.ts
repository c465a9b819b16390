import * as v from 'valibot';
import { fieldLimits } from './limits';

/** Names of the parts of an addition besides its documents, its bot check token and its bot signals. */
export const additionParts = { caseKey: 'caseKey', note: 'note' } as const;

/** The client's note to an addition; may be empty. Every issue's message is a code of `fieldProblems`. */
export const additionNoteSchema = v.pipe(v.string(), v.trim(), v.maxLength(fieldLimits.text, 'too_long'));

/** The key of a client's link as a call carries it. */
export const caseKeySchema = v.pipe(v.string(), v.maxLength(100));
