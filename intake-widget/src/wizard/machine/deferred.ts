import { toObserver, type Observer, type Subscription } from 'xstate';
import { afterPaint } from '../../afterPaint';
import type { WizardActor, WizardSnapshot } from './WizardSnapshot';

/** What of a wizard a part needs that shows where it is, and tells it nothing. */
export type WizardView = Pick<WizardActor, 'getSnapshot' | 'subscribe'>;

/** The wizard for parts that can wait until the step at hand is painted, such as the list of steps. */
export function deferred(wizard: WizardActor): WizardView {
  const observers = new Set<Observer<WizardSnapshot>>();
  let shown = wizard.getSnapshot();
  let following: Subscription | undefined;
  let callOff: (() => void) | undefined;

  const show = () => {
    shown = wizard.getSnapshot();
    for (const observer of observers) observer.next?.(shown);
  };
  const follow = () => {
    shown = wizard.getSnapshot();
    following ??= wizard.subscribe(() => {
      callOff?.();
      callOff = afterPaint(show);
    });
  };
  const rest = () => {
    following?.unsubscribe();
    following = undefined;
    callOff?.();
  };

  return {
    getSnapshot: () => (following === undefined ? wizard.getSnapshot() : shown),
    subscribe(to?: Observer<WizardSnapshot> | ((snapshot: WizardSnapshot) => void)) {
      const observer = toObserver(to);
      if (observers.size === 0) follow();
      observers.add(observer);
      return {
        unsubscribe() {
          observers.delete(observer);
          if (observers.size === 0) rest();
        },
      };
    },
  };
}
