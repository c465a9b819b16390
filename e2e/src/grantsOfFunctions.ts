import { AccountRights } from '@incasso/infra/rights/AccountRights';
import { localStage } from '@incasso/infra/stages/localStage';
import { DeployedStacks, type Templates } from '@incasso/infra/templates/DeployedStacks';

/** An action that a role may do: at S3 on one bucket or prefix, at SES on all that a mail concerns. */
export type Grant = { readonly role: string; readonly action: string; readonly resources: readonly string[] };

/** Services whose stand-ins judge calls. The others' rights are judged by unit tests. */
const judged = /^(s3|ses|events):/;

/** What the roles of the functions may do, by the templates. */
export function grantsOfFunctions(templates: Templates): Grant[] {
  const stacks = new DeployedStacks(templates, localStage);
  const rights = new AccountRights(stacks);
  const bucket = stacks.find('AWS::S3::Bucket', 'Documents').arn;
  const named = (resource: string) => resource.replace(bucket, 'arn:aws:s3:::documents');
  const roles = stacks
    .resources('AWS::Lambda::Function')
    .filter(({ stack }) => stack.endsWith('-backend'))
    .map(({ property }) => property('Role'));
  return stacks
    .resources('AWS::IAM::Role')
    .filter(({ arn }) => roles.includes(arn))
    .flatMap((role) => rights.policiesOf(role).flatMap(({ Statement }) => Statement.map((one) => ({ role, ...one }))))
    .flatMap(({ role, Action, Resource = [] }) =>
      Action.filter((action) => judged.test(action)).flatMap((action) => {
        const resources = Resource.map(named);
        const groups = action.startsWith('s3:') ? resources.map((resource) => [resource]) : [resources];
        return groups.map((group) => ({ role: role.arn, action, resources: group }));
      }),
    );
}
