import { DeployedStacks, type Deployment, type Templates } from '@incasso/infra/templates/DeployedStacks';
import { functionNames } from '@incasso/lambdas/functions';

/** The executions that templates keep aside, by function. */
export function reservedExecutions(templates: Templates, deployment: Deployment): Record<string, number> {
  const deployed = new DeployedStacks(templates, deployment).resources('AWS::Lambda::Function');
  const reserved = functionNames.map((name) => {
    const resource = deployed.find(({ path }) => path === name);
    if (resource === undefined) throw new Error(`The templates have no function ${name}.`);
    return [name, resource.property('ReservedConcurrentExecutions')] as const;
  });
  return Object.fromEntries(
    reserved.filter((entry): entry is [(typeof entry)[0], number] => typeof entry[1] === 'number'),
  );
}
