import { themeVariables } from '@incasso/browser/brand/themeVariables';
import type { WrittenTheme } from '@incasso/contract/embed/frameAddress';

/**
 * Applies a partner's theme to the document. Uses script because the content security policy forbids style attributes.
 */
export function applyTheme({ style }: HTMLElement, theme: WrittenTheme): void {
  for (const [name, value] of Object.entries(themeVariables(theme))) {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}
