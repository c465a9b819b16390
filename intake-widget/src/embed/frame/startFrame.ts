import { nextTask } from '@incasso/frontend/scheduling/nextTask';
import type { hydrateFrame } from './hydrateFrame';

/** Hydrates the prerendered step in several tasks: each is long on a slow phone. */
export async function startFrame(...frame: Parameters<typeof hydrateFrame>): Promise<void> {
  await nextTask();
  // This also loads styled-components.
  await import(/* webpackMode: "eager" */ '@incasso/frontend/forms/Button');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../../wizard/case/caseMachine');
  await nextTask();
  const { hydrateFrame } = await import(/* webpackMode: "eager" */ './hydrateFrame');
  await nextTask();
  await hydrateFrame(...frame);
}
