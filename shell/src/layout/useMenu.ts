import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { linksBesideFrom } from './barLayout';

/** Id of the menu. It is a popover: the browser opens it, and closes it on Escape or on a tap outside it. */
export const menuId = 'hoofdmenu';

/**
 * Traps the keyboard focus in the bar while its menu is open. Closes the menu when a link in it is followed (to a page,
 * the phone or the mail), or when the screen becomes wide enough for the links. Returns the bar's ref.
 */
export function useMenu(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const here = useLocation();
  const { key } = useNavigation().location ?? here;
  const followedKey = useRef(key);

  useEffect(() => {
    const isWide = matchMedia(`(min-width: ${linksBesideFrom})`);
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && openMenu() !== undefined) wrapFocus(event, reachable(bar.current));
    };
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`#${menuId} a`) !== null) closeMenu();
    };
    isWide.addEventListener('change', closeMenu);
    document.addEventListener('keydown', keepFocus);
    document.addEventListener('click', closeAfterLink);
    return () => {
      isWide.removeEventListener('change', closeMenu);
      document.removeEventListener('keydown', keepFocus);
      document.removeEventListener('click', closeAfterLink);
    };
  }, []);

  useEffect(() => {
    // Keeps a menu open that was opened before hydration.
    if (followedKey.current === key) return;
    followedKey.current = key;
    closeMenu();
  }, [key]);

  return bar;
}

/** The menu if it is open. Reads the DOM, because a visitor may have opened it before hydration. */
function openMenu(): HTMLElement | undefined {
  const menu = document.querySelector<HTMLElement>(`header #${menuId}`);
  return menu !== null && 'popover' in menu && menu.matches(':popover-open') ? menu : undefined;
}

function closeMenu(): void {
  openMenu()?.hidePopover();
}

/** The tab order while the menu is open: its button, its links, and the other buttons of the bar. */
function reachable(bar: HTMLElement | null): HTMLElement[] {
  const all = (selector: string) => [...(bar?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return [...all('button'), ...all('[popover] a'), ...all('[popover] ~ a')];
}

function wrapFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const from = elements.findIndex((element) => element === document.activeElement);
  const to = from + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  elements.at(to % elements.length)?.focus();
}
