import { messages } from '@incasso/contract/messages';
import { refused } from '../testing/startWizard';
import { refusedFields } from './problems';

test('the server’s faults are shown at their fields and at the terms, and those of no field are left out', () => {
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
