import type { AddedFiles } from '@incasso/contract/embed/addedFiles';
import type { EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { embedElementName } from '@incasso/contract/embed/embedNames';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import { createIntake, type ScriptSettings } from './createIntake';
import { startCommandQueue } from './startCommandQueue';

/** Defines the custom element and runs the commands that the page queued. */
export function defineIntakeElement(settings: ScriptSettings): void {
  const shown = new Set<IntakeElement>();
  const runQueue = startCommandQueue(shown);

  class IntakeElement extends HTMLElement implements EmbedMethods {
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

    prefill(fields: EmbedPrefill): void {
      this.inner.prefill(fields);
    }

    add(files: AddedFiles): void {
      this.inner.add(files);
    }

    reset(): void {
      this.inner.reset();
    }
  }

  customElements.define(embedElementName, IntakeElement);
}
