import { embedVersion } from '@incasso/contract/embed/embedNames';
import { readFrameMessage } from './readFrameMessage';

test("reads a message with this version's mark, and removes the mark", () => {
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
])('does not read %j as a message', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
