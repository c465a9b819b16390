import { localTemplatesFile } from '@incasso/infra/app/localTemplatesFile';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { templatesSchema, type Templates } from './DeployedStacks';

/** The templates of the local stage, by default as the build made them. */
export function readLocalTemplates(malwareScan: boolean, file = localTemplatesFile(malwareScan)): Templates {
  return v.parse(templatesSchema, JSON.parse(readFileSync(file, 'utf8')));
}
