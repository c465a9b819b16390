import { readStructuredReference } from './structuredReference';

test.each(['+++090/9337/55493+++', '***090/9337/55493***', '090933755493', '090 9337 55493'])('%s is read', (text) =>
  expect(readStructuredReference(text)).toBe('+++090/9337/55493+++'),
);

test('the check digits of a multiple of 97 are 97', () => {
  expect(readStructuredReference('+++000/0000/09797+++')).toBe('+++000/0000/09797+++');
  expect(readStructuredReference('+++000/0000/09700+++')).toBeUndefined();
});

test.each(['+++090/9337/55494+++', '09093375549', 'factuur 090933755493', 'RF18539007547034', ''])(
  '%s is none',
  (text) => expect(readStructuredReference(text)).toBeUndefined(),
);
