import './observe';
import type { Selectors } from './Selectors';

declare global {
  /** Set before this script runs. */
  var selectors: Selectors;
  var steps: {
    /** Moments by the wall clock; `NaN` until they come. */
    firstVisibleAt: number;
    lastTypedAt: number;
    /** Stops looking: for the documents without the form, whose looking would go on and slow the others. */
    stop(): void;
    /** Resolves with the milliseconds from the next click on a button until the field is painted. */
    turned(button: string, field: string): Promise<number>;
  };
}

const sample = 'V';
const turnLimitMs = 20_000;
/** Looking by a timer makes no frames: with those, each document of a page would pay for looking at all of them. */
const lookMs = 10;
let isTurning = false;
let isStopped = false;

globalThis.steps = {
  firstVisibleAt: Number.NaN,
  lastTypedAt: Number.NaN,
  stop() {
    isStopped = true;
  },
  turned: (button, field) =>
    new Promise((resolve, reject) => {
      isTurning = true;
      setTimeout(() => reject(new Error(`${button} did not lead to ${field}`)), turnLimitMs);
      const lookForField = (clickedAt: number) => {
        requestAnimationFrame(() => {
          if (isVisible(field)) setTimeout(() => resolve(performance.now() - clickedAt));
          else lookForField(clickedAt);
        });
      };
      find(button)?.addEventListener('click', ({ timeStamp }) => lookForField(timeStamp), { once: true });
    }),
};
const [firstField] = selectors.fields;
lookForFirstField();

function lookForFirstField(): void {
  if (isStopped) return;
  if (!isVisible(firstField)) {
    setTimeout(lookForFirstField, lookMs);
    return;
  }
  afterPaint(() => {
    steps.firstVisibleAt = Date.now();
    keepTyped();
  });
}

/** Types a character as soon as there is a field, and again whenever the page has lost it, until steps are turned. */
function keepTyped(): void {
  if (isTurning) return;
  const field = find(firstField);
  if (field instanceof HTMLInputElement && isVisible(firstField) && field.value === '') {
    field.focus({ preventScroll: true });
    // Unlike setting `value`, this is what the frameworks notice as typed.
    field.setRangeText(sample);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: sample, inputType: 'insertText' }));
    afterPaint(() => {
      steps.lastTypedAt = Date.now();
    });
  }
  setTimeout(keepTyped, lookMs);
}

function find(selector: string): HTMLElement | null {
  const root = document.querySelector('hand-intake')?.shadowRoot ?? document;
  return root.querySelector<HTMLElement>(selector);
}

function isVisible(selector: string): boolean {
  const element = find(selector);
  return element?.checkVisibility({ visibilityProperty: true }) === true && element.getBoundingClientRect().height > 0;
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
