/** Closes the rest of the group of an item that was opened, for browsers whose `details` ignore `name`. */
export function closeOthers(item: HTMLDetailsElement): void {
  if (!item.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== item && other.getAttribute('name') === item.getAttribute('name')) other.open = false;
  }
}
