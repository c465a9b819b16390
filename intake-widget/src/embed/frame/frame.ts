import { invalidAttributes, themeVariables } from '@incasso/frontend/brand/themeVariables';
import { readFrameAddress, type WrittenTheme } from '@incasso/contract/embed/frameAddress';
import { warn } from '../warn';
import { PartnerPageConnection } from './PartnerPageConnection';
import { frameIds } from './frameIds';
import { reportHeight } from './reportHeight';

// Applies theme and height to the prerendered step while the hydration code loads.
const address = readFrameAddress(location);
// Another reference is another case, and a change of the fragment loads nothing.
addEventListener('hashchange', () => location.reload());
showTheme(address.theme);
const page = new PartnerPageConnection(window, showTheme);
// On a slow line a cached script runs before the rest of the document has arrived.
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

/** Uses script because the content security policy forbids style attributes. */
function showTheme(theme: WrittenTheme): void {
  for (const name of invalidAttributes(theme)) warn(`attribute_invalid ${name}`);
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(theme))) {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}
