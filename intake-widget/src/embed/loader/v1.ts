import { embedElementName, framePath, loaderStart } from '@incasso/contract/embed/embedNames';
import { defineIntakeElement } from './defineIntakeElement';
import { warn } from '../warn';

// A page may run the script twice. One that inlines it has no element with the script's URL, and one that moves it into
// its head has no link yet.
if (!start()) {
  document.addEventListener('DOMContentLoaded', () => {
    if (!start()) warn('site_missing');
  });
}

/**
 * Defines the element for the site that the link in it names, else for the site that served the script: a plug-in may
 * serve it from the page's own. Returns false if the page has neither yet.
 */
function start(): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`${embedElementName} [href*="${framePath}?"]`);
  const script = document.querySelector<HTMLScriptElement>(`script[src*="${loaderStart}"]`);
  const address = link?.href ?? script?.src;
  if (address === undefined) return false;
  const { origin, searchParams } = new URL(address);
  const key = script?.dataset['key'] ?? searchParams.get('key');
  if (!customElements.get(embedElementName)) defineIntakeElement({ site: origin, key });
  return true;
}
