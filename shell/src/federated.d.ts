declare module 'content/pages' {
  import type { Pages } from '@incasso/browser/host/pages';

  export const pages: Pages;
}

declare module 'intake/Wizard' {
  import type { ReactNode } from 'react';

  export function Wizard(): ReactNode;
}
