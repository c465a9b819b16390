import { resolveTxt } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { examineStage } from '../src/doctor/examineStage';
import { awsCli } from '../src/operate/awsCli';
import { stageAccount } from '../src/operate/stageAccount';
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
  console.log(`Looking at ${name} in the account ${await stageAccount(stage, aws)}, for about two minutes …`);
  const diagnoses = await examineStage({
    stage,
    aws,
    readTxt: async (host) => (await resolveTxt(host).catch(() => [])).map((parts) => parts.join('')),
    fetchText: async (address) => (await fetch(address, { signal: AbortSignal.timeout(20_000) })).text(),
    pause: setTimeout,
  });
  for (const { name: check, lacks } of diagnoses) {
    console.log(`${lacks.length === 0 ? 'ok    ' : 'LACKS '}${check}`);
    for (const { fault, mend } of lacks) console.log(`${indented(fault, '      ')}\n${indented(mend, '        ')}`);
  }
  const lacking = diagnoses.filter(({ lacks }) => lacks.length > 0).length;
  console.log(lacking === 0 ? `\n${name} lacks nothing.` : `\n${lacking} of ${diagnoses.length} checks found a lack.`);
  process.exitCode = lacking === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function indented(text: string, by: string): string {
  return text.replace(/^/gm, by);
}
