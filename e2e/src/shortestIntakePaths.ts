import { statePath } from '@incasso/intake-widget/testing/statePath';
import { modelSteps, openIntakeModel, type IntakeModel, type ModelStep } from './intakeModel';

/** A visible state of the wizard and the shortest path to it. */
export type IntakePath = { readonly state: string; readonly steps: readonly ModelStep[] };

/** The shortest path to each visible state, found by breadth-first search on the machine itself. */
export async function shortestIntakePaths(): Promise<IntakePath[]> {
  const paths = new Map<string, IntakePath>();
  const seen = new Set<string>();
  let frontier: (readonly ModelStep[])[] = [[]];
  while (frontier.length > 0) {
    const next: (readonly ModelStep[])[] = [];
    for (const steps of frontier) {
      const model = await walk(steps);
      const state = visibleState(model);
      const key = `${state} ${progress(model)}`;
      model.actor.stop();
      if (seen.has(key)) continue;
      seen.add(key);
      if (!paths.has(state)) paths.set(state, { state, steps });
      for (const step of Object.keys(modelSteps)) if (isStep(step)) next.push([...steps, step]);
    }
    frontier = next;
  }
  return [...paths.values()];
}

async function walk(steps: readonly ModelStep[]): Promise<IntakeModel> {
  const model = openIntakeModel();
  for (const step of steps) {
    modelSteps[step](model);
    for (let round = 0; round < 6; round += 1) await Promise.resolve();
  }
  return model;
}

/** The wizard's step or phase, and the messages that it shows. */
function visibleState({ actor }: IntakeModel): string {
  const snapshot = actor.getSnapshot();
  const { context } = snapshot;
  const problems = Object.keys(context.problems).length > 0 && 'with problems';
  const failure = context.failure !== undefined && `after ${context.failure.kind}`;
  return [statePath(snapshot), problems, failure].filter((part) => part !== false).join(' ');
}

/** What is done already: it determines the next steps. */
function progress({ actor }: IntakeModel): string {
  const { answers, agreeToTerms, documents, isAsked } = actor.getSnapshot().context;
  const read = documents.map(({ size, verdict }) => [size, verdict !== undefined]);
  return JSON.stringify([answers.company_name, answers.email, agreeToTerms, isAsked, read]);
}

function isStep(name: string): name is ModelStep {
  return Object.hasOwn(modelSteps, name);
}
