import type { EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { embedElementName, framePath, loaderStart } from '@incasso/contract/embed/embedNames';
import { createIntake, type ScriptSettings } from './createIntake';
import { startCommandQueue } from './startCommandQueue';
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
  if (!customElements.get(embedElementName)) defineElement({ site: origin, key });
}

/** Defines the custom element and runs the commands that the page queued. */
function defineElement(settings: ScriptSettings): void {
  const shown = new Set<IntakeElement>();
  const runQueue = startCommandQueue(shown);

  class IntakeElement extends HTMLElement implements EmbedMethods {
    declare readonly prefill: EmbedMethods['prefill'];
    declare readonly add: EmbedMethods['add'];
    declare readonly reset: EmbedMethods['reset'];
    private readonly inner = createIntake(this, settings);

    connectedCallback(): void {
      this.inner.connect();
      shown.add(this);
      runQueue();
    }

    /** With this method, supporting browsers move the element without reloading its iframe. */
    connectedMoveCallback(): void {
      // Empty: defining it is enough.
    }

    disconnectedCallback(): void {
      this.inner.leave();
      shown.delete(this);
    }
  }

  customElements.define(embedElementName, IntakeElement);
}
