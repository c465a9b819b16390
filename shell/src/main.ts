import { draftPrefix } from '@incasso/frontend/drafts/draftNames';
import { nextTask } from '@incasso/frontend/scheduling/nextTask';

const root = document.querySelector('[data-root]');
if (root === null) throw new Error('The page has no root.');
// Each of these blocks the main thread of a slow phone, so each gets its own task. All are in this bundle and need no
// fetch.
await nextTask();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ 'styled-components');
await nextTask();
await import(/* webpackMode: "eager" */ '@incasso/frontend/host/router');
await nextTask();
const { hydrateSite } = await import(/* webpackMode: "eager" */ './hydrateSite');
await nextTask();
await hydrateSite(root);
// Runs last, but on every page: a visitor's data must not stay in the browser until the form is opened again.
await nextTask();
if (hasDrafts()) {
  const removal = import('@incasso/frontend/drafts/removeDrafts').then(({ removeDrafts }) => removeDrafts());
  await removal.catch(() => undefined);
}

/** `false` if the browser blocks storage. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(draftPrefix));
  } catch {
    return false;
  }
}
