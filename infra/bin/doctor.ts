import { examineStage } from '../src/operate/doctor/examineStage';
import { awsCli, githubCli } from '../src/operate/account/cli';
import { stageAccount } from '../src/operate/account/stageAccount';
import { findStage } from '../src/stages/findStage';
import { stages } from '../src/stages/stages';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Name the stage: npm run doctor -- dev');
  process.exit(2);
}

try {
  const stage = findStage(stages, name);
  const aws = awsCli(stage.region);
  console.log(`Checking ${name} in the account ${await stageAccount(stage, aws)} …`);
  const diagnoses = await examineStage({
    stage,
    aws,
    fetchText: async (address) => (await fetch(address, { signal: AbortSignal.timeout(20_000) })).text(),
    github: githubCli,
    now: () => new Date(),
  });
  for (const { name: check, findings } of diagnoses) {
    console.log(`${findings.length === 0 ? 'ok    ' : 'WRONG '}${check}`);
    for (const { fault, fix } of findings) console.log(`${indented(fault, '      ')}\n${indented(fix, '        ')}`);
  }
  const wrong = diagnoses.filter(({ findings }) => findings.length > 0).length;
  console.log(wrong === 0 ? `\n${name} passed every check.` : `\n${wrong} of ${diagnoses.length} checks failed.`);
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function indented(text: string, by: string): string {
  return text.replace(/^/gm, by);
}
