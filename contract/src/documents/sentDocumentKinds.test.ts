import type { DocumentKind } from './documentKinds';
import { readDocumentKinds, writeDocumentKinds } from './sentDocumentKinds';

test("reads kinds as they were written, in the documents' order", () => {
  const kinds: (DocumentKind | undefined)[] = ['reminder', undefined, 'invoice'];

  expect(writeDocumentKinds(kinds)).toBe('["reminder",null,"invoice"]');
  expect(readDocumentKinds(writeDocumentKinds(kinds), 3)).toEqual(kinds);
});

test.each([
  ['an unknown kind alone', '["reminder","foto"]', ['reminder', undefined]],
  ['an entry of another type alone', '[{"kind":"invoice"},"invoice"]', [undefined, 'invoice']],
  ['the name of an object’s own property', '["constructor","__proto__"]', [undefined, undefined]],
  ['all where there are fewer entries than documents', '["reminder"]', [undefined, undefined]],
  ['all where there are more', '["reminder","invoice","invoice"]', [undefined, undefined]],
  ['all of an object', '{"0":"reminder","length":2}', [undefined, undefined]],
  ['all of what is no JSON', 'reminder, invoice', [undefined, undefined]],
  ['all where nothing was sent', '', [undefined, undefined]],
])('treats unusable input as not chosen: %s', (_case, text, kinds) => {
  expect(readDocumentKinds(text, 2)).toEqual(kinds);
});
