import { testTitles } from './testTitles';

test('finds tests by their titles, within their groups', () => {
  const source = `
    test('alone', () => {});
    describe('a group', () => {
      test.each([1, 2])('with %i rows', () => {});
      describe.each(kinds)('of $kind', () => test('inside', () => {}));
    });
    test.describe('on a small screen', () => {
      for (const path of paths) test(\`\${path} is there\`, async ({ page }) => {});
    });`;

  expect([...testTitles(source)]).toEqual([
    'alone',
    'a group › with %i rows',
    'a group › of $kind › inside',
    'on a small screen › ${path} is there',
  ]);
});

test('what is skipped, left for later, in a comment or in a text is no test', () => {
  const source = `
    // test('in a comment', () => {});
    const text = "test('in a text', () => {})";
    test.skip('skipped', () => {});
    test.todo('left for later');
    test.fixme('to be mended', async () => {});
    describe.skip('a group', () => { test('of nothing', () => {}); });`;

  expect([...testTitles(source)]).toEqual([]);
});
