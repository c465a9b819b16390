import { nextTask } from '@incasso/browser/scheduling/nextTask';

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
