import { keptStatesPage, statesPage } from './statesPage';

test('the drawing of the states is the machine as it is: else run npm run draw -w intake-widget', () => {
  expect(keptStatesPage()).toBe(statesPage());
});
