import { functionNames, type FunctionName } from '@incasso/lambdas/functions';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalCloud } from '../../../e2e/src/LocalCloud';
import { benchEnvironment, benchStage } from '../benchStage';
import type { Bench } from '../Bench';
import type { Figure } from '../report/Figure';
import { median, percentile } from '../report/median';
import { rounds } from '../rounds';
import { bundleRival } from './bundleRival';
import { ExpressServer } from './ExpressServer';
import { bundleOf } from './FunctionProcess';
import { coldStart, coldStartOfRival } from './measureColdStarts';
import { loadProduct, loadRival, type MailedLoad } from './measureLoad';
import { directDocuments, inlineDocuments, peakOfFunction, peakOfRival } from './measureMemory';

const express = 'express';
const loadRounds = 3;
const memoryRounds = 3;
const coldRounds = 5;
const maxResidentMb = 160;

/** The intake's function beside an express server that does the same job, over one local cloud's stand-ins. */
export const backend: Bench = {
  about: `The product on the local cloud beside a plain express + multer + S3 + SES server in a process of its own, both over the same stand-ins of S3 and SES. Load: 3 documents of 500 kB in the call, 8 submissions at a time. Memory: one instance, 10 submissions in a row; medians of ${memoryRounds} instances.`,
  async measure(ports) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-backend-'));
    const bundle = join(folder, 'express.mjs');
    const rivalBytes = await bundleRival(bundle);
    const cloud = new LocalCloud(ports);
    const stage = benchStage(ports, folder);
    const rival = { bundle, port: ports + 4 };
    try {
      await cloud.start(benchEnvironment);
      return [
        ...(await loadFigures(() => loadProduct(stage, cloud), rival, stage)),
        ...(await memoryFigures(rival, stage)),
        ...(await coldStartFigures(rival, rivalBytes, stage)),
      ];
    } finally {
      await cloud.remove();
      await rm(folder, { recursive: true });
    }
  },
};

type Stage = ReturnType<typeof benchStage>;
type Rival = { readonly bundle: string; readonly port: number };

async function loadFigures(ours: () => Promise<MailedLoad>, rival: Rival, stage: Stage): Promise<Figure[]> {
  const server = await ExpressServer.start(rival.bundle, rival.port, stage);
  const samples = await rounds(loadRounds, { ours, [express]: () => loadRival(server.address) });
  await server.end();
  const beside = (value: (loads: readonly MailedLoad[]) => number) => ({
    ours: value(samples.get('ours') ?? []),
    rivals: { [express]: value(samples.get(express) ?? []) },
  });
  const rate = (time: (load: MailedLoad) => number) =>
    beside((loads) => median(loads.map((load) => (load.latencies.length * 1000) / time(load))));
  const latency = (part: number) =>
    beside((loads) =>
      percentile(
        loads.flatMap(({ latencies }) => latencies),
        part,
      ),
    );
  return [
    { name: 'submissions answered', unit: 'per s', ...rate(({ tookMs }) => tookMs) },
    { name: 'submissions answered and mailed', unit: 'per s', ...rate(({ mailedMs }) => mailedMs) },
    { name: 'answer, p50', unit: 'ms', ...latency(0.5) },
    { name: 'answer, p95', unit: 'ms', ...latency(0.95) },
    { name: 'answer, p99', unit: 'ms', ...latency(0.99) },
  ];
}

async function memoryFigures(rival: Rival, stage: Stage): Promise<Figure[]> {
  return [
    await memoryFigure('peak memory, 4 MB in the call', {
      ours: () => peakOfFunction(stage, inlineDocuments, false),
      [express]: () => peakOfRival(rival, stage, inlineDocuments),
    }),
    await memoryFigure('peak memory, 5 x 4 MB (ours: stored first)', {
      ours: () => peakOfFunction(stage, directDocuments, true),
      [express]: () => peakOfRival(rival, stage, directDocuments),
    }),
  ];
}

async function memoryFigure(
  name: string,
  peaks: Record<'ours' | typeof express, () => Promise<number>>,
): Promise<Figure> {
  const samples = await rounds(memoryRounds, peaks);
  const middle = (subject: keyof typeof peaks) => median(samples.get(subject) ?? []) / (1024 * 1024);
  return {
    name,
    unit: 'MB',
    ours: middle('ours'),
    rivals: { [express]: middle(express) },
    goals: [{ most: maxResidentMb }],
  };
}

async function coldStartFigures(rival: Rival, rivalBytes: number, stage: Stage): Promise<Figure[]> {
  const samples = await rounds(coldRounds, {
    ...Object.fromEntries(functionNames.map((name) => [name, () => coldStart(name, stage)])),
    [express]: () => coldStartOfRival(rival.bundle, rival.port, stage),
  });
  const middle = (name: string) => median(samples.get(name) ?? []);
  const rivalOf = (name: FunctionName, value: number) =>
    name === 'handle-intake-form' ? { rivals: { [express]: value } } : {};
  const figures = functionNames.map(async (name): Promise<Figure[]> => {
    const { size } = await stat(bundleOf(name));
    return [
      { name: `cold start of ${name}`, unit: 'ms', ours: middle(name), ...rivalOf(name, middle(express)) },
      { name: `bundle of ${name}`, unit: 'kB', ours: size / 1000, ...rivalOf(name, rivalBytes / 1000) },
    ];
  });
  return (await Promise.all(figures)).flat();
}
