import { embedElementName, loaderPath } from '@incasso/contract/embed/embedNames';
import { defineIntakeElement } from './defineIntakeElement';
import { startQueue } from './startQueue';

// A module has no current script. A page may hold the script twice: the first one counts.
const script = document.currentScript ?? document.querySelector(`script[src*="${loaderPath}"]`);
if (script instanceof HTMLScriptElement && !customElements.get(embedElementName))
  defineIntakeElement({ site: new URL(script.src).origin, key: script.dataset['key'] }, startQueue());
