import * as v from 'valibot';
import type { Stage } from '../../stages/stageSchema';
import type { Aws } from './cli';

const identitySchema = v.object({ Account: v.string() });

/** The account of the credentials. Rejects if the stage names another account. */
export async function stageAccount({ name, account }: Stage, aws: Aws): Promise<string> {
  const { Account } = v.parse(identitySchema, await aws('sts get-caller-identity'));
  if (account === undefined || account === Account) return Account;
  throw new Error(`These credentials belong to account ${Account}, but ${name} is in ${account}.`);
}
