/**
 * Calls back at once, or where the pointer is pressing something, after its click. What moves the page on `blur` would
 * else move it between press and release: the click would be lost.
 */
export function afterPress(callback: () => void): void {
  if (!document.documentElement.matches(':active')) callback();
  else addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
