import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEdge } from '../../../local-cloud/src/edge/startEdge';
import { startFunctions } from '../../../local-cloud/src/functions/startFunctions';
import { benchStage } from '../benchStage';
import type { Bench } from '../Bench';
import { launchBrowser } from '../browser/launchBrowser';
import { slowPhone } from '../browser/SlowPage';
import { bundleInPage } from '../in-page/bundleInPage';
import { median } from '../report/median';
import { rounds } from '../rounds';
import { buildRivals } from './buildRivals';
import { ourEmbed, rivals, type Contender } from './Contender';
import { serveFiles, servePages } from './servePages';
import { visitPartner, type PartnerVisit } from './visitPartner';

const siteFolder = fileURLToPath(new URL('../../../shell/dist/site', import.meta.url));
const roundCount = 5;
const handWritten = 'hand-written';
/** Four frames: a person feels no difference to less. */
const promptMs = 60;

/** The embedded intake beside three other ways to put the same form on a partner's page. */
export const embed: Bench = {
  about: `The intake on a partner's page: ours, a hand-written custom element, SurveyJS and Form.io with the same fields, on ${slowPhone}; medians of ${roundCount} first visits each, in turns.`,
  async measure(ports) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-embed-'));
    await buildRivals(folder);
    const stage = benchStage(ports, folder);
    const vendor = `http://localhost:${ports + 2}`;
    const contenders = new Map<string, Contender>([
      ['ours', ourEmbed(stage.addresses.site, stage.publicKeys.partner.key)],
      ...Object.entries(rivals),
    ]);
    const functions = startFunctions(stage, () => undefined);
    const servers = await Promise.all([
      startEdge(stage, siteFolder, functions.invoke),
      servePages(ports + 1, contenders, vendor),
      serveFiles(ports + 2, folder),
    ]);
    const browser = await launchBrowser();
    try {
      const inPage = await bundleInPage(new URL('../in-page/steps.ts', import.meta.url));
      const visits = [...contenders].map(([name, { selectors }]) => {
        const address = `${stage.addresses.partner}/${encodeURIComponent(name)}`;
        return [name, () => visitPartner(browser, { address, selectors, inPage })] as const;
      });
      const samples = await rounds(roundCount, Object.fromEntries(visits));
      return figuresOf(samples);
    } finally {
      await browser.close();
      await Promise.all([functions, ...servers].map((server) => server.close()));
      await rm(folder, { recursive: true });
    }
  },
};

function figuresOf(samples: ReadonlyMap<string, readonly PartnerVisit[]>) {
  const beside = (value: (visit: PartnerVisit) => number) => {
    const of = (name: string) => median((samples.get(name) ?? []).map(value));
    return { ours: of('ours'), rivals: Object.fromEntries(Object.keys(rivals).map((name) => [name, of(name)])) };
  };
  return [
    {
      name: 'step 1 visible',
      unit: 'ms',
      ...beside(({ visibleMs }) => visibleMs),
      goals: [{ times: 1.75, of: handWritten }],
    },
    { name: 'the first typed character stays', unit: 'ms', ...beside(({ typedMs }) => typedMs) },
    {
      name: 'Next to next step painted',
      unit: 'ms',
      ...beside(({ nextMs }) => nextMs),
      goals: [{ most: promptMs }, { times: 1, of: 'SurveyJS' }],
    },
    {
      name: 'scripts of step 1 (brotli)',
      unit: 'kB',
      ...beside(({ firstScriptBytes }) => firstScriptBytes / 1000),
      goals: [{ most: 85 }],
    },
    {
      name: 'scripts with a document chosen (brotli)',
      unit: 'kB',
      ...beside(({ scriptBytes }) => scriptBytes / 1000),
    },
    { name: 'blocking time', unit: 'ms', ...beside(({ blockingMs }) => blockingMs), goals: [{ most: 50 }] },
    { name: 'layout shift', unit: '', ...beside(({ layoutShift }) => layoutShift), goals: [{ most: 0 }] },
  ] as const;
}
