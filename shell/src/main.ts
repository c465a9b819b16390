import { nextTask } from '@incasso/browser/scheduling/nextTask';
import { draftPrefix } from './drafts/draftPrefix';

const root = document.querySelector('[data-root]');
if (root === null) throw new Error('The page has no root.');
// Each of these takes long on a slow phone, so each gets a task of its own. None is fetched: all are in this bundle.
await nextTask();
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
await import(/* webpackMode: "eager" */ 'styled-components');
await nextTask();
await import(/* webpackMode: "eager" */ '@incasso/browser/host/router');
await nextTask();
const { hydrateSite } = await import(/* webpackMode: "eager" */ './hydrateSite');
await nextTask();
await hydrateSite(root);
// After all else: what a visitor typed a day ago must not wait in the browser for the form to be opened again.
await nextTask();
if (hasDrafts()) {
  const removal = import('./drafts/removeOldDrafts').then(({ removeOldDrafts }) => removeOldDrafts());
  await removal.catch(() => undefined);
}

/** Storage may be closed. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(draftPrefix));
  } catch {
    return false;
  }
}
