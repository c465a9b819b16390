import { findUnproven } from './findUnproven';

const page = `
| #  | promise         | kept by |
| -- | --------------- | ------- |
| A1 | nothing is lost | a store |
| A2 | nobody reads it | a key   |

- A1 [store](../store.test.ts) \`keeps it\`, \`keeps it
  twice\`
- A2, A1 [key](../key.test.ts) \`a group › opens nothing else\`
`;

const sources: Readonly<Record<string, string>> = {
  '../store.test.ts': "test('keeps it', () => {}); test('keeps it twice', () => {});",
  '../key.test.ts': "describe('a group', () => { test('opens nothing else', () => {}); });",
};

const find = (markdown: string, found: Readonly<Record<string, string>> = sources) =>
  findUnproven({ markdown, needsTest: () => true, readSource: (link) => found[link] });

test('a page whose tests are all there is in order', () => {
  expect(find(page)).toEqual([]);
});

test('a promise without a test is named', () => {
  expect(find(page.replace('- A2, A1', '- A1'))).toEqual(['A2 names no test']);
});

test('a promise that needs none may have none', () => {
  expect(findUnproven({ markdown: '| A1 | … | … |', needsTest: () => false, readSource: () => undefined })).toEqual([]);
});

test('a test that was renamed is named', () => {
  const renamed = { ...sources, '../store.test.ts': "test('keeps it', () => {}); test('keeps both', () => {});" };

  expect(find(page, renamed)).toEqual(['../store.test.ts has no test "keeps it twice"']);
});

test('a file that is gone is named, as is one of which no test is named', () => {
  const { '../key.test.ts': key = '' } = sources;

  expect(find(page, { '../key.test.ts': key })).toEqual(['../store.test.ts is gone']);
  expect(find(page.replace('`a group › opens nothing else`', ''))).toEqual(['no test of ../key.test.ts is named']);
});

test('a promise that is there twice, and a test of none, are named', () => {
  expect(find(page.replace('| A2 |', '| A1 |'))).toEqual([
    'A1 is there twice',
    'a test is named for A2, which is no row',
  ]);
});
