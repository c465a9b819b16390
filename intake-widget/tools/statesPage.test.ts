import { keptStatesPage, statesPage } from './statesPage';

test('the drawing of the states is the machine as it is: else run npm run write-docs -w intake-widget', () => {
  expect(keptStatesPage()).toBe(statesPage());
});
