import { apiHeaders, botTokenLifetimeMs } from '@incasso/contract/api';
import { retentionDays } from '@incasso/contract/retention';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { stackOutput, type Aws } from './awsCli';
import type { Stage } from '../src/stages/Stage';
import { secretName, type GeneratedKeyName } from '../src/stages/stageNames';

export type RotatePorts = {
  readonly aws: Aws;
  readonly newKey: () => string;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly print: (line: string) => void;
};

/** Functions cache keys for five minutes. */
const untilFunctionsKnowMs = 6 * 60_000;

/** How long something that a key signed is valid. CloudFront sends one origin key at a time. */
const validForMs: Readonly<Record<GeneratedKeyName, number>> = {
  links: retentionDays.documentLinks * 24 * 60 * 60_000,
  'bot-check': botTokenLifetimeMs,
  origin: 0,
};

/**
 * Gives a key a new value. The former one is still accepted, unless it leaked: then the new value is stored twice, so
 * that the previous version has it too. While what the previous version signed is valid, only a leaked key is rotated:
 * functions accept two versions. CloudFront gets the origin's key once all functions accept it. The next run completes
 * one that was interrupted: while CloudFront lags behind, the key gets no other value.
 * https://docs.aws.amazon.com/mediapackage/latest/ug/cdn-auth-rotate.html
 */
export async function rotateKey(
  { stage, key, hasLeaked }: { stage: Stage; key: GeneratedKeyName; hasLeaked: boolean },
  { aws, newKey, now, pause, print }: RotatePorts,
): Promise<void> {
  const secret = secretName(stage.name, key);
  const { SecretString: current, CreatedDate } = v.parse(
    versionSchema,
    await aws('secretsmanager get-secret-value', { 'secret-id': secret }),
  );
  const isFreeAt = new Date(CreatedDate.getTime() + validForMs[key]);
  if (!hasLeaked && isFreeAt > now() && (await hasPrevious(secret, aws))) {
    print(
      `${secret} was rotated on ${CreatedDate.toISOString()} and stays: what its former value signed is valid until ${isFreeAt.toISOString()}.`,
    );
    return;
  }
  const distribution = key === 'origin' ? await stackOutput(stage, 'site', 'DistributionId', aws) : undefined;
  const isLagging = distribution !== undefined && (await sentByEdge(distribution, aws)) !== current;
  const value = isLagging ? current : newKey();
  if (!isLagging) await store(secret, value, aws);
  if (distribution !== undefined) {
    print(`${secret} has a new value. In six minutes, when all functions accept it, CloudFront gets it …`);
    await pause(untilFunctionsKnowMs);
    await sendFromEdge(distribution, value, aws);
  }
  if (hasLeaked) await store(secret, value, aws);
  print(`${secret} is rotated. Its former value is ${hasLeaked ? 'refused within five minutes' : 'still accepted'}.`);
}

/** The AWS CLI prints a time in ISO 8601, or in seconds where the operator has set that. */
const versionSchema = v.object({
  SecretString: v.string(),
  CreatedDate: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((time) => new Date(typeof time === 'number' ? time * 1000 : time)),
    v.date(),
  ),
});
const stagesSchema = v.object({ VersionIdsToStages: v.record(v.string(), v.array(v.string())) });

async function hasPrevious(secret: string, aws: Aws): Promise<boolean> {
  const answer = await aws('secretsmanager describe-secret', { 'secret-id': secret });
  return Object.values(v.parse(stagesSchema, answer).VersionIdsToStages).flat().includes('AWSPREVIOUS');
}

function store(secret: string, value: string, aws: Aws): Promise<unknown> {
  return withFile(value, (file) =>
    aws('secretsmanager put-secret-value', { 'secret-id': secret, 'secret-string': file }),
  );
}

const headerSchema = v.object({ HeaderName: v.string(), HeaderValue: v.string() });
const originSchema = v.looseObject({
  CustomHeaders: v.looseObject({ Items: v.optional(v.array(headerSchema), []) }),
});
const distributionSchema = v.object({
  ETag: v.string(),
  DistributionConfig: v.looseObject({ Origins: v.looseObject({ Items: v.array(originSchema) }) }),
});

async function readEdge(id: string, aws: Aws) {
  const { ETag, DistributionConfig } = v.parse(
    distributionSchema,
    await aws('cloudfront get-distribution-config', { id }),
  );
  const headers = DistributionConfig.Origins.Items.flatMap(({ CustomHeaders }) => CustomHeaders.Items);
  const header = headers.find(({ HeaderName }) => HeaderName.toLowerCase() === apiHeaders.originVerify);
  if (header === undefined) throw new Error(`The distribution ${id} sends no ${apiHeaders.originVerify}.`);
  return { ETag, DistributionConfig, header };
}

/** The value that all of CloudFront sends, even if an earlier run was interrupted while the value spread. */
async function sentByEdge(id: string, aws: Aws): Promise<string> {
  await aws('cloudfront wait distribution-deployed', { id });
  return (await readEdge(id, aws)).header.HeaderValue;
}

async function sendFromEdge(id: string, value: string, aws: Aws): Promise<void> {
  const { ETag, DistributionConfig, header } = await readEdge(id, aws);
  header.HeaderValue = value;
  await withFile(JSON.stringify(DistributionConfig), (file) =>
    aws('cloudfront update-distribution', { id, 'if-match': ETag, 'distribution-config': file }),
  );
  await aws('cloudfront wait distribution-deployed', { id });
}

/** Passes a text to the CLI by a file of the operator's own: every process of the machine sees arguments. */
async function withFile(text: string, use: (file: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'incasso-'));
  const file = join(folder, 'value');
  writeFileSync(file, text, { mode: 0o600 });
  try {
    await use(`file://${file}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
