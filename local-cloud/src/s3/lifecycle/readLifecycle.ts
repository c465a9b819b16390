import { readLocalTemplates } from '@incasso/infra/templates/readLocalTemplates';
import { lifecycleRulesOf, type LifecycleRule } from './lifecycleRule';

/** The rules that the local stage's templates give the documents bucket. */
export function readLifecycle(): Promise<readonly LifecycleRule[]> {
  const storage = readLocalTemplates(true)['incasso-local-storage'];
  return Promise.resolve(lifecycleRulesOf(storage));
}
