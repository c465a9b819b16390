import { stages } from '../stages/stages';
import { acceptedFindings, type AcceptedFinding } from './acceptedFindings';
import { findNagFindings, type NagFinding } from './testing/findNagFindings';
import { synthesizeStage } from './testing/synthesizeStage';

const findings = stages.flatMap(({ name }) => {
  const { app, stage } = synthesizeStage(name);
  return findNagFindings(app, stage).map((finding) => ({ ...finding, stageName: name }));
});

test('finds nothing that is not accepted with a reason', () => {
  const unexpected = findings.filter((finding) => !acceptedFindings.some((row) => accepts(row, finding)));

  expect(unexpected).toEqual([]);
});

test('accepts nothing that is not found any more', () => {
  const stale = acceptedFindings.filter((row) => !findings.some((finding) => accepts(row, finding)));

  expect(stale).toEqual([]);
});

function accepts(row: AcceptedFinding, finding: NagFinding & { stageName: string }): boolean {
  const isHere = row.onlyIn === undefined || row.onlyIn === finding.stageName;
  return isHere && row.rule === finding.rule && matches(row.path, finding.path);
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}
