export type Control = HTMLInputElement | HTMLTextAreaElement;

export type FormEntry = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly files: FileList | null;
};

export function namedControls(element: Element): Control[] {
  return [...element.querySelectorAll<Control>('input[name], textarea[name]')];
}

export function readEntries(controls: readonly Control[]): FormEntry[] {
  return controls.filter(isFilled).map((control) => ({
    id: control.id,
    name: control.name,
    value: control.value,
    isChecked: 'checked' in control && control.checked,
    files: 'files' in control ? control.files : null,
  }));
}

/** Writes entries into the same controls of a later render, and dispatches the events of typing. */
export function writeEntries(element: Element, entries: readonly FormEntry[]): void {
  for (const control of namedControls(element)) {
    const entry = entries.find((candidate) => isSame(candidate, control));
    if (entry !== undefined && !isFilled(control)) enter(control, entry);
  }
}

/** Copies values and focus from replaced controls to their new ones. */
export function enterAgain(element: Element, replaced: readonly Control[], focused: Element | null): void {
  writeEntries(element, readEntries(replaced));
  const former = replaced.find((control) => control === focused);
  if (former === undefined) return;
  const next = namedControls(element).find((control) => isSame(former, control));
  next?.focus({ preventScroll: true });
}

/** Compares ids too, because browser extensions insert inputs of their own. */
function isSame(one: Pick<Control, 'id' | 'name'>, other: Control): boolean {
  return one.id === other.id && one.name === other.name;
}

function isFilled(control: Control): boolean {
  if (control.type === 'checkbox') return 'checked' in control && control.checked;
  return control.value !== '';
}

function enter(control: Control, { value, isChecked, files }: FormEntry): void {
  if (control.type === 'checkbox') {
    if (isChecked) control.click();
    return;
  }
  if ('files' in control && control.type === 'file') {
    control.files = files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React ignores an input event for a value that its own setter has recorded. The prototype's setter bypasses that.
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
