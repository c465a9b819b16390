import { entryReached } from '@incasso/frontend/host/entryReached';
import type { IntakeStep } from '@incasso/contract/intakeFields';
import * as v from 'valibot';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';

/** A history entry of this page. `at` counts the entries of the wizard. */
const entrySchema = v.fallback(
  v.looseObject({ step: v.optional(v.picklist([1, 2, 3])), at: v.optional(v.number()) }),
  {},
);

/**
 * Gives each step an entry in the browser's history: Back leads to the step before, and from step 1 to the page before.
 * A step that was left by a button becomes the one it led to, so Back and Forward skip entries that would change
 * nothing. Beside the site's router it takes the wizard's entries before it. Returns a function that stops.
 */
export function followHistory(wizard: WizardActor, { hasRouter }: { readonly hasRouter: boolean }): () => void {
  const reached = hasRouter ? entryReached : 'popstate';
  const { pathname } = location;
  const readEntry = () => v.parse(entrySchema, history.state);
  let { step = 1, at = 0 } = readEntry();
  /** Where the visitor left each entry. */
  const scrollTops = new Map<number, number>();

  const writeEntry = (write: 'pushState' | 'replaceState') => history[write]({ ...readEntry(), step, at }, '');
  const sync = () => {
    const shown = shownStep(wizard);
    if (shown < step) {
      step = shown;
      writeEntry('replaceState');
    }
    // Without a click or a key the browser's Back skips an entry, and a visitor who only looks wants to leave.
    if (shown === step || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive)) return;
    // The first entry has no step yet.
    writeEntry('replaceState');
    scrollTops.set(at, scrollY);
    for (const next of ([2, 3] as const).filter((each) => each > step && each <= shown)) {
      step = next;
      at += 1;
      writeEntry('pushState');
    }
  };
  const follow = (event: Event) => {
    const entry = readEntry();
    if (location.pathname !== pathname) return;
    // A jump to a fragment.
    if (entry.step === undefined) {
      writeEntry('replaceState');
      return;
    }
    // The router would treat the step as another visit of the page, and scroll.
    event.preventDefault();
    const isForward = (entry.at ?? 0) > at;
    scrollTops.set(at, scrollY);
    ({ step, at = 0 } = { at: 0, ...entry, step: entry.step });
    const before = shownStep(wizard);
    if (isForward ? step <= before : step >= before) {
      history.go(isForward ? 1 : -1);
      return;
    }
    wizard.send({ type: 'step.opened', step, scrollTop: scrollTops.get(at) });
    sync();
  };

  const subscription = wizard.subscribe(sync);
  addEventListener(reached, follow);
  sync();
  return () => {
    subscription.unsubscribe();
    removeEventListener(reached, follow);
  };
}

/** After success Back leaves the page. */
function shownStep(wizard: WizardActor): IntakeStep {
  const snapshot = wizard.getSnapshot();
  return snapshot.hasTag('succeeded') ? 1 : stepNumberOf(snapshot);
}
