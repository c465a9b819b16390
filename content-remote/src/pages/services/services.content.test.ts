import { process, services } from './services.content';

test('has four services, each with its features', () => {
  expect(services).toHaveLength(4);
  expect(services.every(({ features }) => features.length >= 4)).toBe(true);
});

test('has five steps, from an answer within 24 hours to payment within 7 days', () => {
  expect(process.steps).toHaveLength(5);
  expect(process.steps[0]?.term).toContain('24 uur');
  expect(process.steps[4]?.text).toContain('7 dagen');
});
