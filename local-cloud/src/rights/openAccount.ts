import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { LocalStage } from '../stage/localStage';
import { LocalAccount, type JudgedAccess } from './LocalAccount';
import { readLocalTemplates } from './readLocalTemplates';

/**
 * The account of a local cloud, by the templates that the build made. What was asked of it stands in `rights.jsonl` of
 * the data folder: each kind of answer once, objects by their prefix.
 */
export function openAccount({ dataFolder, environment }: LocalStage): LocalAccount {
  const journal = createWriteStream(join(dataFolder, 'rights.jsonl'), { flags: 'a' });
  const written = new Set<string>();
  const write = ({ resource, ...judged }: JudgedAccess) => {
    const line = JSON.stringify({ ...judged, resource: resource.replace(/^(arn:aws:s3:::[^/]+\/[^/]+\/).*$/s, '$1*') });
    if (written.has(line)) return;
    written.add(line);
    journal.write(`${line}\n`);
  };
  return new LocalAccount(readLocalTemplates(environment.MALWARE_SCAN !== 'none'), write);
}
