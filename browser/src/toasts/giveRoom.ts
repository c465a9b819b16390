/** Set on the document. `theme.toastsRoom` reads it. */
const variable = '--toasts-room';

/** Publishes how much of the bottom the toasts cover, so that they never hide the focused element. */
export function giveRoom(corner: HTMLElement, isInUse: boolean): void {
  const { style } = document.documentElement;
  if (isInUse) style.setProperty(variable, `${String(corner.offsetHeight)}px`);
  else style.removeProperty(variable);
}
