import * as v from 'valibot';
import { doubtfulSpellings, rightSpellings } from '../../testing/numberSpellings';
import { formatAnswer, isDoubtful, isIntakeFieldName } from '../forms/intakeFields';
import { intakeAnswersSchema } from '../forms/intakeRequest';

const right = Object.entries(rightSpellings).flatMap(([name, spellings]) =>
  isIntakeFieldName(name) ? spellings.map((spelling) => [name, spelling, spellings[0]] as const) : [],
);

test.each(right)('%s: %j is valid and formatted as %j', (name, spelling, form) => {
  const kept = v.safeParse(intakeAnswersSchema.entries[name], spelling);

  expect(kept.success).toBe(true);
  expect([isDoubtful(name, spelling), formatAnswer(name, spelling)]).toEqual([false, form]);
  expect(formatAnswer(name, String(kept.output))).toBe(form);
});

test.each(doubtfulSpellings)('%s: %j is doubtful and stays unchanged', (name, spelling) => {
  expect([isDoubtful(name, spelling), formatAnswer(name, spelling)]).toEqual([true, spelling]);
});
