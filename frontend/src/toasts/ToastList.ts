import type { Toast } from '../host/services';

export type ShownToast = Toast & { readonly id: number };

export class ToastList {
  #toasts: readonly ShownToast[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  readonly toasts = (): readonly ShownToast[] => this.#toasts;

  /** Subscribes a listener to every change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Shows a toast. It replaces one with the same text; a success removes earlier errors. Returns a function that
   * removes it.
   */
  readonly show = (toast: Toast): (() => void) => {
    this.#lastId += 1;
    const id = this.#lastId;
    const others = this.#toasts.filter(
      ({ kind, text }) => text !== toast.text && !(toast.kind === 'success' && kind === 'error'),
    );
    this.#change([...others, { ...toast, id }]);
    return () => this.dismiss(id);
  };

  readonly dismiss = (id: number): void => {
    if (this.#toasts.some((toast) => toast.id === id)) this.#change(this.#toasts.filter((toast) => toast.id !== id));
  };

  #change(toasts: readonly ShownToast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
