// Writes the published schema of the case file, and adds new fields, empty, to its example.
import { readFileSync, writeFileSync } from 'node:fs';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { blankValues } from '@incasso/debts/Debt';
import * as v from 'valibot';
import { caseFileJsonSchema } from '../src/case-file/caseFileJsonSchema';

const docs = new URL('../../docs/', import.meta.url);
const exampleFile = new URL('case-file.v2.example.json', docs);
const exampleSchema = v.looseObject({ answers: v.looseObject({}), debts: v.array(v.looseObject({ id: v.string() })) });

writeFileSync(new URL('case-file.v2.schema.json', docs), JSON.stringify(caseFileJsonSchema()));
const example: unknown = JSON.parse(readFileSync(exampleFile, 'utf8'));
const { answers, debts } = v.parse(exampleSchema, example);
const completed = {
  // The parsed example has its fields in another order.
  ...(typeof example === 'object' && example),
  answers: { ...emptyIntakeAnswers(), ...answers },
  debts: debts.map(({ id, ...debt }) => ({ id, ...blankValues, ...debt })),
};
writeFileSync(exampleFile, JSON.stringify(completed));
