import { embedVersion } from '@incasso/contract/embed/embedNames';
import { readFrameMessage } from './readFrameMessage';

test('reads what has the mark of this version, and takes the mark off', () => {
  const message = { intake: embedVersion, type: 'resize', height: 700 };

  expect(readFrameMessage(message)).toEqual({ type: 'resize', height: 700 });
});

test.each([
  undefined,
  null,
  'awake',
  1,
  {},
  { type: 'resize', height: 1 },
  { intake: embedVersion + 1, type: 'awake' },
])('takes %j for no message of ours', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
