import { parseFilterPattern } from './filterPattern';

/** The line of AWS's own examples. */
const line = {
  eventType: 'UpdateTrail',
  sourceIPAddress: '111.111.111.111',
  arrayKey: ['value', 'another value'],
  objectList: [
    { name: 'a', id: 1 },
    { name: 'b', id: 2 },
  ],
  SomeObject: null,
  ThisFlag: true,
  bandwidth: 80,
};

test.each([
  ['{ $.eventType = "UpdateTrail" }', true],
  ['{ $.eventType = "Update*" }', true],
  ['{ $.eventType = UpdateTrail }', true],
  ['{ $.eventType = "updatetrail" }', false],
  ['{ $.sourceIPAddress != 123.123.* }', true],
  ['{ $.sourceIPAddress != 111.111.* }', false],
  ['{ $.arrayKey[0] = "value" }', true],
  ['{ $.objectList[1].id = 2 }', true],
  ['{ $.objectList[1].id = "2" }', false],
  ['{ $.SomeObject IS NULL }', true],
  ['{ $.SomeOtherObject IS NULL }', false],
  ['{ $.SomeOtherObject NOT EXISTS }', true],
  ['{ $.SomeObject NOT EXISTS }', false],
  ['{ $.ThisFlag IS TRUE }', true],
  ['{ $.bandwidth > 75 }', true],
  ['{ $.bandwidth > 8e1 }', false],
  ['{ $.bandwidth >= 80 }', true],
  ['{ $.missing > 0 }', false],
  ['{ $.missing != "a" }', false],
  ['{ $.eventType > 0 }', false],
  ['{ ($.bandwidth < 5) || (($.eventType = "UpdateTrail") && ($.ThisFlag IS TRUE)) }', true],
  ['{ ($.eventType = "UpdateTrail" || $.ThisFlag IS TRUE) && $.bandwidth < 5 }', false],
])('%s: %s', (pattern, isCounted) => {
  expect(parseFilterPattern(pattern)(line)).toBe(isCounted);
});

test.each(['ERROR', '[a, b]', '{ $.a = %x% || }', '{ a = 1 }', '{ $.a ~ 1 }', '{ ($.a = 1 }'])(
  'refuses %s, which it does not understand',
  (pattern) => {
    expect(() => parseFilterPattern(pattern)).toThrow();
  },
);
