import { readFrameAddress } from '@incasso/contract/embed/frameAddress';
import { applyTheme } from './applyTheme';
import { PartnerPageConnection } from './PartnerPageConnection';
import { frameIds } from './frameIds';
import { reportHeight } from './reportHeight';

// Theme and height of the prerendered step first; the code that hydrates it loads meanwhile.
const address = readFrameAddress(location.search);
const showTheme = applyTheme.bind(undefined, document.documentElement);
showTheme(address.theme);
const page = new PartnerPageConnection(window, showTheme);
// From the cache this script comes before the rest of the document does on a slow line.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
reportHeight(document.body, (height) => page.report({ type: 'resize', height }));
try {
  const { startFrame } = await import(/* webpackChunkName: "startFrame" */ './startFrame');
  await startFrame({ address, page });
} catch (error) {
  document.querySelector(`p#${frameIds.loadFailure}`)?.removeAttribute('hidden');
  page.report({ type: 'error', code: 'frame_unreachable' });
  throw error;
}
