import { apiPaths, apiRoutes, documentPath } from '@incasso/contract/api';
import type { FunctionName } from '@incasso/lambdas/functions';
import { randomUUID } from 'node:crypto';
import { cheapToken } from '../../../e2e/src/cheapToken';
import { gatewayEvent } from '../../../local-cloud/src/api/gatewayEvent';
import type { LocalStage } from '../../../local-cloud/src/stage/localStage';
import { ExpressServer } from './ExpressServer';
import { FunctionProcess } from './FunctionProcess';
import { apiRequest, intakeForm, intakeRequest, sampleDocuments } from './sampleIntake';

/** What a function gets first and answers well, where that is more than an empty call of its route. */
const firstEvents: Readonly<Partial<Record<FunctionName, (stage: LocalStage) => Promise<object>>>> = {
  'bot-challenge': (stage) => call(stage, 'GET', apiPaths.botChallenge, { query: 'action=intake_form' }),
  'upload-tickets': async (stage) => {
    const submissionId = randomUUID();
    const document = { name: 'factuur.pdf', size: 5_000_000, sha256: 'a'.repeat(64) };
    const recaptchaToken = await cheapToken('intake_form');
    return post(stage, apiPaths.uploadTickets, { submissionId, recaptchaToken, documents: [document] });
  },
  'handle-intake-form': async (stage) =>
    gatewayEvent(await intakeRequest(stage, randomUUID(), sampleDocuments(1, 500_000)), `POST ${apiPaths.intake}`, {}),
  'handle-contact-form': async (stage) => {
    const formData = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: 'Een vraag' };
    return post(stage, apiPaths.contact, { formData, recaptchaToken: await cheapToken('contact_form') });
  },
  'open-document': (stage) => call(stage, 'GET', documentPath('verlopen'), {}, { token: 'verlopen' }),
  'notify-staff': () => Promise.resolve({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} }),
};

/** Milliseconds from the start of loading a function's bundle until it answered its first event. */
export async function coldStart(name: FunctionName, stage: LocalStage): Promise<number> {
  const event = await (firstEvents[name]?.(stage) ?? callRoute(name, stage));
  return FunctionProcess.use(name, stage, async (instance) => (await instance.invoke(event)).msSinceStart);
}

/** The same of the rival and its first submission. */
export async function coldStartOfRival(bundle: string, port: number, stage: LocalStage): Promise<number> {
  const body = await intakeForm(sampleDocuments(1, 500_000));
  const server = await ExpressServer.start(bundle, port, stage);
  const response = await fetch(`${server.address}${apiPaths.intake}`, { method: 'POST', body });
  await response.text();
  return (await server.end()).firstAnswerMs;
}

function callRoute(name: FunctionName, stage: LocalStage): Promise<object> {
  const route = apiRoutes.find((each) => each.function === name);
  if (route === undefined) throw new Error(`${name} has no route: say among firstEvents what it gets first`);
  return call(stage, route.method, route.path);
}

function call(
  stage: LocalStage,
  method: string,
  path: string,
  rest: { query?: string; submissionId?: string; type?: string; body?: Buffer } = {},
  pathParameters: Record<string, string> = {},
): Promise<object> {
  return Promise.resolve(
    gatewayEvent(apiRequest(stage, { method, path, ...rest }), `${method} ${path}`, pathParameters),
  );
}

function post(stage: LocalStage, path: string, content: object): Promise<object> {
  const submissionId = 'submissionId' in content ? String(content.submissionId) : randomUUID();
  const body = Buffer.from(JSON.stringify(content));
  return call(stage, 'POST', path, { submissionId, type: 'application/json', body });
}
