import { writeFileSync } from 'node:fs';
import { caseFileJsonSchema } from '../src/case-file/caseFileJsonSchema';

const file = new URL('../../docs/case-file.v2.schema.json', import.meta.url);
writeFileSync(file, JSON.stringify(caseFileJsonSchema()));
