import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes } from '@incasso/contract/api';
import { eachFunction, functions } from './functions';
import { notifyQueue } from './notifyQueue';

const names = Object.keys(functions);

test('every function has its handler, and every route its function', () => {
  for (const name of names) expect(existsSync(join(__dirname, 'functions', name, 'handler.ts'))).toBe(true);
  for (const { function: name } of apiRoutes) expect(functions[name].triggers).toContainEqual({ kind: 'api' });
});

test('each function times out before API Gateway, and before SQS redelivers its message', () => {
  const apiLimitSeconds = 30;
  for (const { triggers, timeoutSeconds } of Object.values(functions)) {
    const kinds = triggers.map(({ kind }): string => kind);
    if (kinds.includes('api')) expect(timeoutSeconds).toBeLessThan(apiLimitSeconds);
    if (kinds.includes('queue'))
      expect(notifyQueue.visibilityTimeoutSeconds).toBeGreaterThanOrEqual(6 * timeoutSeconds);
  }
});

test('eachFunction gives a value for every function, by name', () => {
  expect(eachFunction((name) => name)).toEqual(Object.fromEntries(names.map((name) => [name, name])));
});
