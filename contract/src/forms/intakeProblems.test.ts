import fc from 'fast-check';
import * as v from 'valibot';
import { sampleAnswers } from '../../testing/sampleAnswers';
import { maxLengthOf } from './FieldSpec';
import { fieldProblems } from './fieldProblems';
import { cleanAnswer, emptyIntakeAnswers, intakeField, intakeFieldNames, requiredIntakeFields } from './intakeFields';
import { intakeProblems } from './intakeProblems';
import { intakeAnswersSchema } from './intakeRequest';

const complete = sampleAnswers();

test('complete answers have no problem', () => {
  expect(intakeProblems(complete)).toEqual([]);
});

test('empty answers have a problem for each required field, in the wizard’s order', () => {
  const problems = intakeProblems(emptyIntakeAnswers());

  expect(problems.map(({ field, code }) => [field, code])).toEqual(
    requiredIntakeFields.map((name) => [name, 'required']),
  );
});

test('a field has one problem, with the contract’s message', () => {
  const problems = intakeProblems({ ...complete, email: 'an', address: 'x'.repeat(201), phone: ' ' });

  expect(problems).toEqual([
    { field: 'address', code: 'too_long', error: 'Deze tekst is 1 teken te lang. Kort hem in tot 200 tekens.' },
    { field: 'phone', code: 'required', error: 'Vul dit veld in.' },
    { field: 'email', code: 'invalid_email', error: fieldProblems.invalid_email },
  ]);
});

const anyAnswers = fc.record(
  Object.fromEntries(
    intakeFieldNames.map((name) => [
      name,
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', ' ', '\t\n'),
        fc.nat({ max: 2 }).map((more) => 'x'.repeat(maxLengthOf(intakeField(name)) - 1 + more)),
        fc.emailAddress(),
      ),
    ]),
  ),
);

test('answers have no problem exactly if the server’s schema accepts them', () => {
  fc.assert(
    fc.property(anyAnswers, (some) => {
      const answers = { ...emptyIntakeAnswers(), ...some };
      const problems = intakeProblems(answers);
      expect(problems.length === 0).toBe(v.is(intakeAnswersSchema, answers));
      for (const name of requiredIntakeFields) {
        const isMissing = problems.some(({ field, code }) => field === name && code === 'required');
        expect(isMissing).toBe(cleanAnswer(name, answers[name]) === '');
      }
    }),
  );
});
