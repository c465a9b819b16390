import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { exampleInputs } from '../app/testing/exampleInputs';
import { findStage } from '../stages/findStage';
import type { Stage } from '../stages/stageSchema';
import { stages } from '../stages/stages';
import { synthesizeAssembly } from './synthesizeAssembly';

const releaseSchema = v.object({ unconfirmed: v.array(v.string()) });
const sample = { what: 'the team: invented names', files: 'about.content.ts', confirmedOn: '' };
const prod = findStage(stages, 'prod');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'incasso-assembly-'));
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

function synthesize(stage: Stage): { files: string[]; unconfirmed: unknown } {
  synthesizeAssembly({ ...exampleInputs(), stage, samples: [sample], folder });
  const { unconfirmed } = v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  return { files: readdirSync(folder), unconfirmed };
}

// Around each half-year, whose interest rate is published some weeks late, and around New Year.
test.each([
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-06-30',
  '2027-07-01',
  '2027-12-31',
  '2028-01-01',
  '2028-02-29',
  '2028-07-01',
  '2028-12-01',
])('a stage can be deployed again on %s', (day) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

  const { files } = synthesize(prod);

  expect(files).toEqual(expect.arrayContaining(['manifest.json', 'incasso-prod-site.template.json', 'release.json']));
});

test('the assembly lists the unconfirmed texts, unless the stage may show samples', () => {
  expect(synthesize(prod).unconfirmed).toEqual(['the team: invented names (about.content.ts)']);
  expect(synthesize({ ...prod, showsSamples: true }).unconfirmed).toEqual([]);
});
