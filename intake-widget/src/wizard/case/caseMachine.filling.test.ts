import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import {
  emptyIntakeAnswers,
  fieldsOfStep,
  intakeFieldNames,
  type IntakeAnswers,
  type IntakeFieldName,
} from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import { draftOf } from './draftOf';
import { emptyWizard } from './WizardContext';
import type { WizardEvent } from './WizardEvent';
import {
  contextOf,
  draftIds,
  filledContext,
  hash,
  invoice,
  nextIds,
  startAtDocuments,
  startWizard,
} from '../testing/startWizard';

const required = 'Vul dit veld in.';

describe('the steps', () => {
  test('the wizard starts empty at the first step', () => {
    const { actor } = startWizard();

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(contextOf(actor)).toEqual(emptyWizard(draftIds));
    expect(emptyWizard(draftIds)).toMatchObject({ agreeToTerms: false, isKept: true });
  });

  test('Next from step 1 requires company and KBO number', () => {
    const { actor, emitted } = startWizard();

    actor.send({ type: 'form.submitted' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(contextOf(actor)).toEqual({
      ...emptyWizard(draftIds),
      problems: { company_name: required, vat_number: required },
    });
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text: messages.requiredFieldsMissing } }]);
  });

  test('Next from step 1 requires nothing else', () => {
    const { actor, emitted } = startWizard();
    const answers = { ...emptyIntakeAnswers(), company_name: 'Voorbeeld BV', vat_number: 'NL123' };

    actor.send({ type: 'answer.changed', name: 'company_name', value: 'Voorbeeld BV' });
    actor.send({ type: 'answer.changed', name: 'vat_number', value: 'NL123' });
    actor.send({ type: 'form.submitted' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(contextOf(actor)).toEqual({ ...emptyWizard(draftIds), answers });
    expect(emitted).toEqual([]);
  });

  test('Next from step 2 always continues; Previous goes back to step 1 and no further', () => {
    const { actor } = startAtDocuments();

    const visited = ['step.returned', 'form.submitted', 'step.returned', 'step.returned', 'step.returned'] as const;
    const values = visited.map((type) => {
      actor.send({ type });
      return actor.getSnapshot().value;
    });

    const steps = ['contact', { documents: 'editing' }, 'contact', 'company', 'company'];
    expect(values).toEqual(steps.map((filling) => ({ filling })));
    expect(contextOf(actor)).toEqual(filledContext());
    expect(actor.getSnapshot().can({ type: 'step.returned' })).toBe(false);
  });
});

describe('answers', () => {
  test("an answer clears only its own field's problem", () => {
    const { actor } = startWizard();
    actor.send({ type: 'form.submitted' });

    actor.send({ type: 'answer.changed', name: 'company_name', value: 'V' });

    expect(contextOf(actor)).toEqual({
      ...emptyWizard(draftIds),
      answers: { ...emptyIntakeAnswers(), company_name: 'V' },
      problems: { vat_number: required },
    });
  });

  test('leaving a field groups its digits; other answers stay as typed', () => {
    const { actor, fill } = startWizard();
    fill(sampleAnswers({ vat_number: 'be0123456749', bank_account: 'be68539007547034', phone: ' 056 ' }));

    for (const name of intakeFieldNames) actor.send({ type: 'answer.left', name });

    expect(actor.getSnapshot().context.answers).toEqual(sampleAnswers({ phone: ' 056 ' }));
  });

  test('found answers fill empty fields and never replace what was typed', () => {
    const { actor } = startWizard();
    actor.send({ type: 'answer.changed', name: 'email', value: 'zelf@bedrijf.example' });

    actor.send({ type: 'answers.found', answers: { email: 'ander@bedrijf.example', contact_person: 'An' } });

    expect(actor.getSnapshot().context.answers).toEqual({
      ...emptyIntakeAnswers(),
      email: 'zelf@bedrijf.example',
      contact_person: 'An',
    });
  });

  test('found answers clear the problems of the fields that they fill', () => {
    const { actor } = startWizard();
    actor.send({ type: 'form.submitted' });

    actor.send({ type: 'answers.found', answers: { company_name: 'Voorbeeld BV', email: 'an@bedrijf.example' } });

    expect(actor.getSnapshot().context.problems).toEqual({ vat_number: required });
  });

  test('a prefill fills empty fields and replaces the former one, but nothing that the visitor wrote or cleared', () => {
    const { actor } = startWizard();
    const write = (name: IntakeFieldName, value: string) => actor.send({ type: 'answer.changed', name, value });
    write('address', 'Eigen straat 1');
    const first = {
      company_name: 'Klant A BV',
      vat_number: '0123456749',
      address: 'Kopie 1',
      phone: '1',
      email: 'a@a.example',
    };
    actor.send({ type: 'answers.prefilled', answers: first });
    actor.send({ type: 'answer.left', name: 'vat_number' });
    write('phone', '');
    write('email', 'zelf@bedrijf.example');

    actor.send({ type: 'answers.prefilled', answers: first });
    expect(actor.getSnapshot().context.answers).toMatchObject({ company_name: 'Klant A BV', phone: '' });
    const second = { company_name: 'Klant B NV', phone: '2', email: 'b@b.example', contact_person: 'Bo' };
    actor.send({ type: 'answers.prefilled', answers: second });

    expect(actor.getSnapshot().context.answers).toEqual({
      ...emptyIntakeAnswers(),
      company_name: 'Klant B NV',
      address: 'Eigen straat 1',
      phone: '2',
      email: 'zelf@bedrijf.example',
      contact_person: 'Bo',
    });
  });

  test('what was prefilled is no draft until the visitor changes, clears or confirms it', () => {
    const prefilledWizard = () => {
      const { actor } = startWizard();
      const { company_name, vat_number } = sampleAnswers();
      actor.send({ type: 'answers.prefilled', answers: { company_name, vat_number } });
      return actor;
    };
    const draftAfter = (...events: WizardEvent[]) => {
      const actor = prefilledWizard();
      for (const event of events) actor.send(event);
      return draftOf(actor.getSnapshot());
    };

    expect(draftAfter()).toBeUndefined();
    expect(draftAfter({ type: 'answer.left', name: 'vat_number' })).toBeUndefined();
    for (const value of ['Andere BV', '']) {
      expect(draftAfter({ type: 'answer.changed', name: 'company_name', value })).toMatchObject({
        answers: { company_name: value },
      });
    }
    expect(draftAfter({ type: 'form.submitted' })).toMatchObject({ step: 2 });
  });

  test('starting again empties the wizard under a new id', () => {
    const { actor, emitted } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice] });

    actor.send({ type: 'draft.discarded', next: nextIds });

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(contextOf(actor)).toEqual({ ...emptyWizard(nextIds) });
    expect(emitted).toEqual([{ type: 'wizard.emptied' }]);
  });
});

describe('new e-invoices', () => {
  const read = (answers: Partial<IntakeAnswers>, subjects = ['invoice A']): WizardEvent => {
    const found = { ...emptyIntakeAnswers(), ...answers };
    return { type: 'invoices.applied', answers, invoices: { found, taken: found, subjects }, report: undefined };
  };

  test.each<[string, Partial<IntakeAnswers>, unknown, IntakeFieldName | undefined]>([
    ['the address', { address: '' }, 'company', 'address'],
    ['the phone number and the account', { phone: '', bank_account: ' ' }, 'contact', 'phone'],
    ['nothing', {}, { documents: 'editing' }, undefined],
  ])('that lack %s lead to the step that asks it', (_name, missing, step, asked) => {
    const { actor } = startWizard();

    actor.send(read(sampleAnswers(missing)));

    expect(actor.getSnapshot().value).toEqual({ filling: step });
    expect(actor.getSnapshot().context).toMatchObject({ asked, focusMoves: 1 });
  });

  test('lead nowhere from the last step, nor if they were known before', () => {
    const { actor: atDocuments } = startAtDocuments();
    atDocuments.send({ type: 'answer.changed', name: 'address', value: '' });
    atDocuments.send(read({ phone: '1' }));
    expect(atDocuments.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });

    const { actor } = startWizard();
    actor.send(read(sampleAnswers()));
    actor.send({ type: 'step.returned' });
    actor.send(read(sampleAnswers()));
    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    actor.send(read(sampleAnswers(), ['invoice A', 'invoice B']));
    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
  });
});

test('a text that is too long is a problem at once, until it fits', () => {
  const { actor } = startWizard();
  const address = (length: number) => {
    actor.send({ type: 'answer.changed', name: 'address', value: 'a'.repeat(length) });
    return Object.keys(actor.getSnapshot().context.problems);
  };

  expect(address(200)).toEqual([]);
  expect(address(201)).toEqual(['address']);
  expect(address(200)).toEqual([]);
});

describe('documents', () => {
  test('changing the kind changes that document only', () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice, { ...invoice, id: 'other' }] });

    actor.send({ type: 'document.labelled', id: 'other', kind: 'reminder' });

    expect(actor.getSnapshot().context.documents.map(({ kind }) => kind)).toEqual([undefined, 'reminder']);
  });

  test('added documents are sent to the check and wait for its verdict', () => {
    const { actor, asked } = startAtDocuments();

    actor.send({ type: 'documents.added', documents: [invoice] });

    expect(asked).toEqual([{ type: 'check', documents: [invoice] }]);
    expect(contextOf(actor)).toEqual(filledContext({ documents: [{ ...invoice, verdict: undefined }] }));
  });

  test("a verdict reaches its document, also at another step; a removed document's verdict is ignored", () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice, { ...invoice, id: 'other' }] });
    actor.send({ type: 'document.removed', id: 'other' });
    actor.send({ type: 'step.returned' });

    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    actor.send({ type: 'document.checked', id: 'other', verdict: { refusal: 'macros' } });

    expect(actor.getSnapshot().context.documents).toEqual([{ ...invoice, verdict: { sha256: hash } }]);
  });
});

describe('submitting an incomplete case', () => {
  test('goes to the step of the first missing field and marks all missing fields', () => {
    const { actor, emitted } = startWizard();
    for (const name of fieldsOfStep(1)) actor.send({ type: 'answer.changed', name, value: sampleAnswers()[name] });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'terms.changed', isAgreed: true });

    actor.send({ type: 'form.submitted' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(actor.getSnapshot().context.problems).toEqual({
      contact_person: required,
      phone: required,
      email: required,
      bank_account: required,
    });
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text: messages.requiredFieldsMissing } }]);
  });

  test('without agreement stays at step 3 and says so', () => {
    const { actor, emitted } = startAtDocuments();
    actor.send({ type: 'terms.changed', isAgreed: false });

    actor.send({ type: 'form.submitted' });

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(
      filledContext({ agreeToTerms: false, problems: { agreeToTerms: messages.termsNotAccepted } }),
    );
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text: messages.termsNotAccepted } }]);

    actor.send({ type: 'terms.changed', isAgreed: true });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  test('with a missing field and without agreement reports the field, and the terms once their step is shown', () => {
    const { actor, emitted } = startAtDocuments();
    actor.send({ type: 'answer.changed', name: 'address', value: ' ' });
    actor.send({ type: 'terms.changed', isAgreed: false });

    actor.send({ type: 'form.submitted' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(emitted.map((event) => event.type === 'announced' && event.toast.text)).toEqual([
      messages.requiredFieldsMissing,
    ]);
    expect(actor.getSnapshot().context.problems.agreeToTerms).toBe(messages.termsNotAccepted);
  });

  test('an invalid e-mail address gets its own message', () => {
    const { actor, emitted } = startAtDocuments();
    const text = 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.be.';
    actor.send({ type: 'answer.changed', name: 'email', value: 'an@' });

    actor.send({ type: 'form.submitted' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(actor.getSnapshot().context.problems).toEqual({ email: text });
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text } }]);
  });
});
