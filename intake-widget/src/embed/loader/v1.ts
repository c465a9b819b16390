import { embedElementName, framePath, loaderStart } from '@incasso/contract/embed/embedNames';
import { defineIntakeElement } from './defineIntakeElement';

/** What names the site by its address, and may have the key. */
type Source = Element & { readonly src?: string; readonly href: string; readonly dataset: DOMStringMap };

// Some pages copy the script into another, and are left with the link. A page may hold the script twice.
const source =
  document.querySelector<Source>(`script[src*="${loaderStart}"]`) ??
  document.querySelector<Source>(`${embedElementName} [href*="${framePath}?"]`);
if (source && !customElements.get(embedElementName)) {
  const { origin, searchParams } = new URL(source.src ?? source.href);
  defineIntakeElement({ site: origin, key: source.dataset['key'] ?? searchParams.get('key') });
}
