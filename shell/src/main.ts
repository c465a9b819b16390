import { nextTask } from '@incasso/browser/scheduling/nextTask';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
// Each of these runs for long enough on a slow telephone to be a task of its own. All are in this file already.
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
