import { toJsonSchema } from '@valibot/to-json-schema';
import { caseFileSchema } from './CaseFile';

/** The published JSON Schema (2020-12) of the case file, as it is written. */
export function caseFileJsonSchema() {
  return {
    ...toJsonSchema(caseFileSchema, {
      target: 'draft-2020-12',
      typeMode: 'output',
      // JSON Schema cannot express transformations.
      ignoreActions: ['to_lower_case', 'readonly'],
    }),
    title: 'A case of the intake, version 2',
  };
}
