import { intakeFormData } from '@incasso/browser/api/submitIntake';
import { documentKinds, isDocumentKind } from '@incasso/contract/documents/documentKinds';
import { readDocumentKinds } from '@incasso/contract/documents/sentDocumentKinds';
import { emptyIntakeAnswers, formatAnswer, intakeFieldNames, intakeFields } from '@incasso/contract/intakeFields';
import { newDebt, sentDebts } from '@incasso/debts/Debt';
import { sentDebtsSchema } from '@incasso/debts/debtSchemas';
import { debtInBrief } from '@incasso/debts/debtWords';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import * as fc from 'fast-check';
import * as v from 'valibot';
import type { WizardDocument } from '../submission/WizardDocument';
import { includedDocuments } from '../submission/checkedDocuments';
import { reviewRows } from './reviewRows';

const answers = fc.record(
  Object.fromEntries(intakeFieldNames.map((name) => [name, fc.oneof(fc.constant(''), fc.string({ maxLength: 60 }))])),
);
const document: fc.Arbitrary<WizardDocument> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1, maxLength: 30 }),
  size: fc.nat(),
  kind: fc.constantFrom(undefined, ...Object.keys(documentKinds).filter(isDocumentKind)),
  verdict: fc.constantFrom(undefined, { sha256: 'a'.repeat(64) }, { refusal: 'macros' as const }),
});

test('shows exactly what is sent', () => {
  fc.assert(
    fc.property(answers, fc.uniqueArray(document, { selector: ({ id }) => id, maxLength: 6 }), (filled, documents) => {
      const debts = [sampleDebt(), newDebt([sampleDebt()])];
      const content = { answers: { ...emptyIntakeAnswers(), ...filled }, debts, documents };
      const sent = intakeFormData({
        ...content,
        debts: sentDebts(debts),
        documents: includedDocuments(documents).map(({ name, kind }) => ({ content: new File([], name), kind })),
        agreeToTerms: true,
        recaptchaToken: '',
        signals: { website: '' },
        submissionId: '',
        draftKey: '',
        partnerReference: '',
      });

      const textOf = (name: string) => {
        const part = sent.get(name);
        return typeof part === 'string' ? part : '';
      };

      const rows = reviewRows(content);

      const shown = Object.fromEntries(rows.map(({ label, lines }) => [label, lines.join('\n')]));
      for (const name of intakeFieldNames) {
        expect(shown[intakeFields[name].label]).toBe(formatAnswer(name, textOf(name)));
      }
      const names = sent.getAll('documents').map((part) => (part instanceof File ? part.name : part));
      const kinds = readDocumentKinds(textOf('document_kinds'), names.length);
      const named = names.map((name, index) => {
        const kind = kinds[index];
        return kind === undefined ? name : `${name} (${documentKinds[kind]})`;
      });
      expect(rows.find(({ label }) => label === 'Documenten')?.lines).toEqual(named);
      const sentRows = v.parse(sentDebtsSchema, textOf('debts'));
      expect(rows.find(({ label }) => label === 'Openstaande facturen')?.lines).toEqual(sentRows.map(debtInBrief));
      expect(rows).toHaveLength(intakeFieldNames.length + 2);
    }),
    { numRuns: 500 },
  );
});
