import { embedElementName, framePath, loaderStart } from '@incasso/contract/embed/embedNames';
import { defineIntakeElement } from './defineIntakeElement';

/** An element whose URL names the site, and whose attribute or URL may have the partner's key. */
type Source = Element & { readonly src?: string; readonly href: string; readonly dataset: DOMStringMap };

// Pages that inline the script have no script element with its URL, only the link in our element. A page may run the
// script twice.
const source =
  document.querySelector<Source>(`script[src*="${loaderStart}"]`) ??
  document.querySelector<Source>(`${embedElementName} [href*="${framePath}?"]`);
if (source && !customElements.get(embedElementName)) {
  const { origin, searchParams } = new URL(source.src ?? source.href);
  defineIntakeElement({ site: origin, key: source.dataset['key'] ?? searchParams.get('key') });
}
