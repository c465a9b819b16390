import { readLocalTemplates } from '@incasso/infra/templates/readLocalTemplates';
import { DeployedStacks } from '@incasso/infra/templates/DeployedStacks';
import { operatorMails, type OperatorMail } from '@incasso/local-cloud/alarms/operatorMails';
import type { LocalCloud } from '../LocalCloud';

const place = { account: '000000000000', region: 'eu-central-1' };
const templates = readLocalTemplates(true);
const unnamed = new DeployedStacks(templates, place);
const stacks = new DeployedStacks(templates, {
  ...place,
  names: {
    ...named('AWS::S3::Bucket', 'Documents', 'documents'),
    ...named('AWS::SES::ConfigurationSet', 'StaffMail/StaffMails', 'incasso-local-staff'),
    ...named('AWS::SES::ConfigurationSet', 'StaffMail/VisitorMails', 'incasso-local-visitor'),
  },
});

/** The name that something has in the local cloud. */
function named(type: string, path: string, name: string): Record<string, string> {
  const { stack, logicalId } = unnamed.find(type, path);
  return { [`${stack}/${logicalId}`]: name };
}

/** What a local cloud's operator would have been mailed since a time. */
export async function mailsToOperator(cloud: LocalCloud, since: Date): Promise<OperatorMail[]> {
  const observations = await cloud.observations();
  return operatorMails(observations, stacks, { from: since.getTime(), until: cloud.now().getTime() });
}
