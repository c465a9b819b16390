import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Id of the menu, which is a popover: the browser itself opens it, and closes it on Escape or a tap beside it. */
export const menuId = 'menu';

/**
 * Keeps the focus of the keyboard within the bar while its menu is open, and closes the menu when a link is followed.
 * Answers the reference for the bar.
 */
export function useMenu(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const isOpen = useRef(false);
  const here = useLocation();
  const { key } = useNavigation().location ?? here;

  useEffect(() => {
    const noteToggle = (event: ToggleEvent) => {
      isOpen.current = event.newState === 'open';
    };
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isOpen.current) wrapFocus(event, reachable(bar.current));
    };
    const menu = document.getElementById(menuId);
    menu?.addEventListener('toggle', noteToggle);
    document.addEventListener('keydown', keepFocus);
    return () => {
      menu?.removeEventListener('toggle', noteToggle);
      document.removeEventListener('keydown', keepFocus);
    };
  }, []);

  useEffect(() => {
    if (isOpen.current) document.getElementById(menuId)?.hidePopover();
  }, [key]);

  return bar;
}

function reachable(bar: HTMLElement | null): HTMLElement[] {
  return bar === null ? [] : [...bar.querySelectorAll<HTMLElement>('button, [popover] a')];
}

function wrapFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const from = elements.findIndex((element) => element === document.activeElement);
  const to = from + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  elements.at(to % elements.length)?.focus();
}
