import { readLocalTemplates } from '@incasso/infra/templates/readLocalTemplates';
import { DeployedStacks, type Templates } from '@incasso/infra/templates/DeployedStacks';
import { operatorMails, type OperatorMail } from '@incasso/local-cloud/alarms/operatorMails';
import type { LocalCloud } from '../LocalCloud';

const place = { account: '000000000000', region: 'eu-central-1' };
const deployed = readLocalTemplates(true);

/** What a local cloud's operator would have been mailed since a time, had the templates been spoilt so. */
export async function mailsToOperator(
  cloud: LocalCloud,
  since: Date,
  spoil: (templates: Templates) => Templates = (templates) => templates,
): Promise<OperatorMail[]> {
  const observations = await cloud.observations();
  const time = { from: since.getTime(), until: cloud.now().getTime() };
  return operatorMails(observations, stacksOf(spoil(deployed)), time);
}

/** With the names that things have in the local cloud. */
function stacksOf(templates: Templates): DeployedStacks {
  const unnamed = new DeployedStacks(templates, place);
  const named = (type: string, path: string, name: string) => {
    const { stack, logicalId } = unnamed.find(type, path);
    return { [`${stack}/${logicalId}`]: name };
  };
  return new DeployedStacks(templates, {
    ...place,
    names: {
      ...named('AWS::S3::Bucket', 'Documents', 'documents'),
      ...named('AWS::SES::ConfigurationSet', 'StaffMail/StaffMails', 'incasso-local-staff'),
      ...named('AWS::SES::ConfigurationSet', 'StaffMail/VisitorMails', 'incasso-local-visitor'),
    },
  });
}
