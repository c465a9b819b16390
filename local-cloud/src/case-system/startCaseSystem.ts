import type { CaseEvent } from '@incasso/lambdas/case-events/caseEvent';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { FaultPlan, faultsPath } from '../faults/FaultPlan';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import { readBody } from '../http/readBody';
import type { RunningServer } from '../http/startServer';
import { startStandIn, type ServerCall } from '../http/startStandIn';
import { newestStates } from './newestStates';
import { eventTextSchema, receiveCase } from './receiveCase';

export type CaseSystemOptions = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  /** What who calls proves himself with. */
  readonly key: string;
};

const maxBodyBytes = 1024 * 1024;

/**
 * Starts a sample of a case system. `GET /cases` tells what it has, each case in its newest state, and `GET /calls` how
 * each call was answered.
 */
export async function startCaseSystem({ port, dataFolder, key }: CaseSystemOptions): Promise<RunningServer> {
  const faults = new FaultPlan();
  const folder = join(dataFolder, 'case-system');
  const statuses: number[] = [];

  async function answer({ request, path, signal }: ServerCall): Promise<HttpAnswer | undefined> {
    if (request.method === 'POST' && path === faultsPath) return faults.receive(request);
    if (request.method === 'GET' && path === '/cases') return json(await readCases(folder));
    if (request.method === 'GET' && path === '/calls') return json(statuses);
    if (request.method !== 'POST' || path !== '/cases') {
      await drainRequest(request);
      return { status: 404, headers: {} };
    }
    const receive = async () => {
      const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? '';
      const status = await receiveCase({ givenKey: String(request.headers['x-api-key']), body }, { key, folder });
      statuses.push(status);
      return { status, headers: {} };
    };
    return faults.apply({ request, path, signal, answer: receive, refuse: (status) => ({ status, headers: {} }) });
  }

  return startStandIn({ port, open: () => mkdir(folder, { recursive: true }), answer });
}

async function readCases(folder: string): Promise<CaseEvent[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return newestStates(texts.map((text) => v.parse(eventTextSchema, text)));
}

function json(value: unknown): HttpAnswer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
