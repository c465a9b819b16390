import { localStage } from '../stages/localStage';
import { stages } from '../stages/stages';
import { acceptedFindings } from './acceptedFindings';
import { findNagFindings, type NagFinding } from './testing/findNagFindings';
import { synthesizeStage } from './testing/synthesizeStage';

type StageFinding = NagFinding & { readonly stageName: string };

/** So that what a stage may have is looked at too. */
const everything = { prod: { caseSystem: localStage.caseSystem } };

const findings = stages.flatMap(({ name }) => {
  const { app, stage } = synthesizeStage(name, name === 'prod' ? everything.prod : {});
  return findNagFindings(app, stage).map((finding): StageFinding => ({ ...finding, stageName: name }));
});

/** Each accepted rule at each of its paths. */
const accepted = acceptedFindings.flatMap(({ rules, paths, onlyIn }) =>
  rules.flatMap((rule) => paths.map((path) => ({ rule, path, onlyIn }))),
);

test.each(['AwsSolutions-', 'Serverless-', 'NIST.800.53.R5-'])('asks the rules of %s', (pack) => {
  expect(findings.filter(({ rule }) => rule.startsWith(pack))).not.toEqual([]);
});

test('finds nothing that is not accepted with a reason', () => {
  const unexpected = findings.filter((finding) => !accepted.some((row) => accepts(row, finding)));

  expect(unexpected).toEqual([]);
});

test('accepts nothing that is not found any more', () => {
  const stale = accepted.filter((row) => !findings.some((finding) => accepts(row, finding)));

  expect(stale).toEqual([]);
});

function accepts({ rule, path, onlyIn }: (typeof accepted)[number], finding: StageFinding): boolean {
  const isHere = onlyIn === undefined || onlyIn === finding.stageName;
  return isHere && rule === finding.rule && matches(path, finding.path);
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
}
