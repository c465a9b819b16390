import { embedElementName, framePath, loaderStart } from '@incasso/contract/embed/embedNames';
import { defineIntakeElement } from './defineIntakeElement';
import { warn } from '../warn';

start();

/**
 * Defines the element for the site and the key of the link in it, else of the script: a plug-in may inline the script,
 * serve it from the page's own site, or drop its key. A script in the head runs before the page has the link.
 */
function start(): void {
  const link = document.querySelector<HTMLAnchorElement>(`${embedElementName} [href*="${framePath}?"]`);
  if (!link && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start);
    return;
  }
  const script = document.querySelector<HTMLScriptElement>(`script[src*="${loaderStart}"]`);
  const address = link?.href ?? script?.src;
  if (address === undefined) {
    warn('site_missing');
    return;
  }
  const { origin, searchParams } = new URL(address);
  const key = script?.dataset['key'] ?? searchParams.get('key');
  // A page may run the script twice.
  if (!customElements.get(embedElementName)) defineIntakeElement({ site: origin, key });
}
