import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadPageParts } from './remotes/siteParts';
import { createHostServices } from './services/createHostServices';

/** How long a page waits for its remotes before it comes to life without them. */
const remotesLimitMs = 8000;

const services = createHostServices({ showToast: () => undefined, navigate: () => undefined });

await loadPageParts(location.pathname, remotesLimitMs);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <App services={services} />
    </BrowserRouter>,
  );
});
