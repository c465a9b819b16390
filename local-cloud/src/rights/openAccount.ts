import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { LocalStage } from '../stage/localStage';
import { LocalAccount, type AccessDecision } from './LocalAccount';
import { readLocalTemplates } from './readLocalTemplates';

/**
 * The account of a local cloud, from the built templates. Writes each kind of decision once to `rights.jsonl` in the
 * data folder, with objects reduced to their prefix.
 */
export function openAccount({ dataFolder, environment }: LocalStage): LocalAccount {
  const journal = createWriteStream(join(dataFolder, 'rights.jsonl'), { flags: 'a' });
  const written = new Set<string>();
  const write = ({ resource, ...decided }: AccessDecision) => {
    const line = JSON.stringify({
      ...decided,
      resource: resource.replace(/^(arn:aws:s3:::[^/]+\/[^/]+\/).*$/s, '$1*'),
    });
    if (written.has(line)) return;
    written.add(line);
    journal.write(`${line}\n`);
  };
  return new LocalAccount(readLocalTemplates(environment.MALWARE_SCAN !== 'none'), write);
}
