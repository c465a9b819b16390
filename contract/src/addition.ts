import * as v from 'valibot';
import { cleanText } from './cleanText';
import { fieldLimits } from './limits';
import { textSchema } from './textSchema';

/** The names of an addition's form fields, besides documents, bot check token and bot signals */
export const additionParts = { caseId: 'caseId', note: 'note' } as const;

/** The client's note on an addition; may be empty. Every issue's message is a code of `fieldProblems`. */
export const additionTextSchema = v.object({
  [additionParts.note]: textSchema({ clean: cleanText, maxLength: fieldLimits.text }),
});
