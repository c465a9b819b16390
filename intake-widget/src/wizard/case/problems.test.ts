import { messages } from '@incasso/contract/messages';
import { refused, startAtDocuments } from '../testing/startWizard';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { refusedFields } from './problems';
import { errorMessages } from './WizardSnapshot';

test("shows the server's errors at their fields and the terms, and drops those of unknown fields", () => {
  const field = { field: 'email', code: 'invalid_email', error: 'Dit adres klopt niet.' };
  const failure = {
    ...refused(422),
    code: 'terms_not_accepted',
    fields: [field, { ...field, field: 'token' }],
  } as const;

  expect(refusedFields(failure)).toEqual({
    email: 'Dit adres klopt niet.',
    agreeToTerms: messages.termsNotAccepted,
  });
});

test('shows the messages of the step in sight only', () => {
  const { actor } = startAtDocuments({}, sampleAnswers({ address: '', phone: '' }));
  const shown = () => errorMessages(actor.getSnapshot());
  actor.send({ type: 'form.submitted' });
  expect(shown()).toEqual([messages.requiredFieldsMissing]);

  actor.send({ type: 'answer.changed', name: 'address', value: 'Straat 1, 8500 Kortrijk' });

  expect(shown()).toEqual([]);
  actor.send({ type: 'form.submitted' });
  expect(shown()).toEqual([messages.requiredFieldsMissing]);
});
