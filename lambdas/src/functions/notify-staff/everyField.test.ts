import { contactFields, contactMessageSchema, keptMessageSchema } from '@incasso/contract/contactMessage';
import { fieldInWords, maxLengthOf, type FieldSpec } from '@incasso/contract/FieldSpec';
import { intakeFields } from '@incasso/contract/intakeFields';
import { intakeAnswersSchema, keptAnswersSchema } from '@incasso/contract/intakeRequest';
import { sampleFields, sampleText } from '@incasso/contract/testing/sampleFields';
import { debtFields } from '@incasso/debts/debtFields';
import { debtSchema, sentDebtsSchema } from '@incasso/debts/debtSchemas';
import * as v from 'valibot';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import { ledgerOfRecord } from '../../submissions/ledgerOfRecord';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import { debtsCsv } from '../../case-file/debtsCsv';
import { storedContact, storedIntake } from '../../../testing/fixtures';
import { intakeMail } from '../../../testing/staffMails';
import { staffContactMail } from './mails/staffContactMail';

// That each field has a control, the tests of the three forms say: ContactForm, AnswerField, DebtTable.

type Answers = Readonly<Record<string, string | boolean>>;

type Form = {
  readonly specs: Readonly<Record<string, FieldSpec>>;
  /** Reads what is sent and what is stored; throws for what they refuse. */
  readonly sent: (answers: Answers) => object;
  readonly kept: (answers: object) => object;
  /** What the staff gets. */
  readonly outputs: Readonly<Record<string, (answers: Answers) => string>>;
};

const intakeOf = (answers: Answers) => storedIntake({ answers: v.parse(keptAnswersSchema, answers) });
const row = { id: '1', source: { kind: 'typed' } };
const rowOf = (values: object) => v.parse(debtSchema, { ...row, ...values });
const caseOf = (values: Answers) => storedIntake({ debts: [rowOf(values)] });
const csvOf = (record: IntakeRecord) => new TextDecoder().decode(debtsCsv(ledgerOfRecord(record, record)));

const forms: Readonly<Record<string, Form>> = {
  'the contact form': {
    specs: contactFields,
    sent: (answers) => v.parse(contactMessageSchema, answers),
    kept: (answers) => v.parse(keptMessageSchema, answers),
    outputs: {
      mail: (answers) => staffContactMail(storedContact({ message: v.parse(keptMessageSchema, answers) })).text,
    },
  },
  'the intake': {
    specs: intakeFields,
    sent: (answers) => v.parse(intakeAnswersSchema, answers),
    kept: (answers) => v.parse(keptAnswersSchema, answers),
    outputs: {
      mail: (answers) => intakeMail(intakeOf(answers)).text,
      'case.json': (answers) => caseFileJson(composeCaseFile(intakeOf(answers))),
    },
  },
  'the table of debts': {
    specs: debtFields,
    sent: (values) => v.parse(sentDebtsSchema, JSON.stringify([{ ...row, ...values }]))[0] ?? {},
    kept: rowOf,
    outputs: {
      mail: (values) => intakeMail(caseOf(values)).text,
      'case.json': (values) => caseFileJson(composeCaseFile(caseOf(values))),
      'openstaand.csv': (values) => csvOf(caseOf(values)),
    },
  },
};

const fields = Object.entries(forms).flatMap(([form, { specs, ...of }]) =>
  Object.entries(specs).map(([name, spec]) => {
    const required: Answers = sampleFields(specs);
    const sample = spec.control === 'tick' ? true : sampleText(spec, name);
    return { form, name, spec, required, sample, empty: spec.control === 'tick' ? false : '', ...of };
  }),
);

describe.each(fields)('$name of $form', ({ name, spec, required, sample, empty, sent, kept, outputs }) => {
  test('is sent and stored with its sample', () => {
    const answers = { ...required, [name]: sample };

    expect(kept(sent(answers))).toMatchObject({ [name]: sample });
  });

  test('is refused where it is too long or no choice', () => {
    if (spec.control === 'tick') return;
    const [answer, fault] =
      spec.control === 'choice' ? ['kabouter', 'unknown_choice'] : ['x'.repeat(maxLengthOf(spec) + 1), 'too_long'];

    expect(() => sent({ ...required, [name]: answer })).toThrow(fault);
  });

  test('is read as empty from what is older, or refused as missing', () => {
    const { [name]: _newer, ...older } = required;

    expect(kept(older)).toMatchObject({ [name]: empty });
    if (spec.required === true) expect(() => sent(older)).toThrow('required');
    else expect(sent(older)).toMatchObject({ [name]: empty });
  });

  test.each(Object.entries(outputs))('is in the staff’s %s', (output, write) => {
    const [filled, left] = [sample, empty].map((answer) =>
      write({ ...required, [name]: answer }).replaceAll('\u00a0', ' '),
    );

    expect(filled).not.toBe(left);
    if (typeof sample !== 'string' || spec.choices !== undefined) return;
    const words = output === 'case.json' ? JSON.stringify(sample).slice(1, -1) : fieldInWords(spec, sample);
    // A spreadsheet has the currency in a column of its own.
    for (const line of words.replace('€ ', '').split('\n')) expect(filled).toContain(line);
  });
});
