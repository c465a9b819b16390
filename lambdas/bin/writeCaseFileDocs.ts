// Writes the published schema of the case file, and adds new fields, empty, to the example in its guide.
import { readFileSync, writeFileSync } from 'node:fs';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { blankValues } from '@incasso/debts/Debt';
import * as v from 'valibot';
import { caseFileJsonSchema } from '../src/case-file/caseFileJsonSchema';

const docs = new URL('../../docs/', import.meta.url);
const guide = new URL('case-file.md', docs);
const exampleSchema = v.looseObject({ answers: v.looseObject({}), debts: v.array(v.looseObject({ id: v.string() })) });

writeFileSync(new URL('case-file.v2.schema.json', docs), JSON.stringify(caseFileJsonSchema()));
writeFileSync(
  guide,
  readFileSync(guide, 'utf8').replace(/(?<=\n## An example\n\n```json\n)[^]*?(?=```)/, (text) => {
    const example: unknown = JSON.parse(text);
    const { answers, debts } = v.parse(exampleSchema, example);
    const completed = {
      ...(typeof example === 'object' && example),
      answers: { ...emptyIntakeAnswers(), ...answers },
      debts: debts.map(({ id, ...debt }) => ({ id, ...blankValues, ...debt })),
    };
    return `${JSON.stringify(completed, null, 2)}\n`;
  }),
);
