import { embedAttributes } from './embedAttributes';

test('the bank account has no attribute: where money goes is for the visitor to say', () => {
  expect(Object.keys(embedAttributes)).toEqual([
    'key',
    'accent',
    'radius',
    'font',
    'density',
    'height',
    'prefill-company-name',
    'prefill-vat-number',
    'prefill-address',
    'prefill-contact-person',
    'prefill-phone',
    'prefill-email',
  ]);
});
