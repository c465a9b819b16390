import { embedElementName, framePath, loaderStart } from '@incasso/contract/embed/embedNames';
import { defineIntakeElement } from './defineIntakeElement';

/** The element whose URL identifies the site; may have the key. */
type Source = Element & { readonly src?: string; readonly href: string; readonly dataset: DOMStringMap };

// Some pages copy the script's content into their own, which leaves only the link. A page may contain the script twice.
const source =
  document.querySelector<Source>(`script[src*="${loaderStart}"]`) ??
  document.querySelector<Source>(`${embedElementName} [href*="${framePath}?"]`);
if (source && !customElements.get(embedElementName)) {
  const { origin, searchParams } = new URL(source.src ?? source.href);
  defineIntakeElement({ site: origin, key: source.dataset['key'] ?? searchParams.get('key') });
}
