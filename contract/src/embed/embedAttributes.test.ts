import { embedAttributes } from './embedAttributes';

test('no attribute fills in the bank account: only the visitor says where money goes', () => {
  expect(Object.keys(embedAttributes)).toEqual([
    'key',
    'accent',
    'radius',
    'font',
    'density',
    'height',
    'reference',
    'prefill-company-name',
    'prefill-vat-number',
    'prefill-address',
    'prefill-contact-person',
    'prefill-phone',
    'prefill-email',
  ]);
});
