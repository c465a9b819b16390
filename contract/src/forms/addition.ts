import * as v from 'valibot';
import { sentText } from './fieldSchemas';
import type { FieldSpec } from './FieldSpec';
import { groupThousands } from '../values/groupThousands';
import { fieldLimits } from '../limits';

/** The names of an addition's form fields, besides documents, bot check token and bot signals */
export const additionParts = { caseId: 'caseId', note: 'note' } as const;

/** The client's own text; may be empty. */
export const additionNote = {
  label: 'Uw bericht',
  hint: `Hoogstens ${groupThousands(fieldLimits.text)} tekens.`,
  control: 'area',
  lines: 5,
} as const satisfies FieldSpec;

export const additionTextSchema = v.object({ [additionParts.note]: sentText(additionNote) });
