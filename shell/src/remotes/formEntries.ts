type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor has entered in one control of a form. */
export type FormEntry = {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly files: FileList | null;
};

/** What the visitor has entered in the controls below an element. */
export function readEntries(element: Element): FormEntry[] {
  return namedControls(element)
    .filter(isFilled)
    .map((control) => ({
      name: control.name,
      value: control.value,
      isChecked: 'checked' in control && control.checked,
      files: 'files' in control ? control.files : null,
    }));
}

/** Writes entries into the same controls of a later rendering, with the events of typing. */
export function writeEntries(element: Element, entries: readonly FormEntry[]): void {
  for (const control of namedControls(element)) {
    const entry = entries.find(({ name }) => name === control.name);
    if (entry !== undefined && !isFilled(control)) enter(control, entry);
  }
}

function namedControls(element: Element): Control[] {
  return [...element.querySelectorAll<Control>('input[name], textarea[name]')];
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
  // React ignores events after its own setter has recorded the value: the prototype's setter bypasses it.
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
