import { messages } from '@incasso/contract/messages';
import { refused } from '../testing/startWizard';
import { refusedFields } from './problems';

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
