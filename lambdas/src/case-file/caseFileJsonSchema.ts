import { toJsonSchema } from '@valibot/to-json-schema';
import { caseFileSchema } from './CaseFile';

/** The published JSON Schema (2020-12) of the case file: what it holds as it is written. */
export function caseFileJsonSchema() {
  return {
    ...toJsonSchema(caseFileSchema, {
      target: 'draft-2020-12',
      typeMode: 'output',
      // They change a value as it is read, and say nothing of what is written.
      ignoreActions: ['to_lower_case', 'readonly'],
    }),
    title: 'A case of the intake, version 1',
  };
}
