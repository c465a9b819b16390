/** Set on the document, or on the host of the toasts' shadow tree. `theme.toastsRoom` reads it. */
const variable = '--toasts-room';

/** Publishes how much of the top the toasts cover, so that they never hide the focused element. */
export function giveRoom(corner: HTMLElement, isInUse: boolean): void {
  const root = corner.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : document.documentElement;
  if (!(host instanceof HTMLElement)) return;
  if (isInUse) host.style.setProperty(variable, `${String(corner.offsetHeight)}px`);
  else host.style.removeProperty(variable);
}
