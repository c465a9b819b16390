import { keptStatesPage, statesPage } from './statesPage';

test('docs/wizard-states.md is current: else run npm run draw -w intake-widget', () => {
  expect(keptStatesPage()).toBe(statesPage());
});
