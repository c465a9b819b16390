import { apiPaths } from '@incasso/contract/api';
import { routes } from '@incasso/contract/routes';

/** Shown by the intake, and by no error page. */
const firstFieldOfTheIntake = 'name="company_name"';

/**
 * Throws unless a visitor could start a case: the intake page must show its first field, and the API must be healthy.
 * Makes no case.
 */
export async function checkSite(origin: string): Promise<void> {
  const page = await fetchText(origin + routes.start);
  if (!page.includes(firstFieldOfTheIntake)) throw new Error(`${routes.start} does not show the intake.`);
  const health: unknown = JSON.parse(await fetchText(origin + apiPaths.health));
  if (!isHealthy(health)) throw new Error(`${apiPaths.health} does not say that all is well.`);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}

function isHealthy(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
}
