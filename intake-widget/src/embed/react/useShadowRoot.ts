import { useCallback, useState } from 'react';

/**
 * A shadow tree that isolates its content from the page's styles. `attach` is the ref of the host element; the tree
 * exists from the second render on.
 */
export function useShadowRoot(css: string) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      tree.adoptedStyleSheets = [sheet];
      setShadow(tree);
    },
    [css],
  );
  return { shadow, attach };
}
