declare module 'content/pages' {
  import type { Pages } from '@incasso/frontend/host/pages';

  export const pages: Pages;
}

declare module 'intake/Wizard' {
  import type { ReactNode } from 'react';

  export function Wizard(): ReactNode;
}

declare module 'intake/Addition' {
  import type { ReactNode } from 'react';

  export const title: string;
  export function Page(): ReactNode;
}
