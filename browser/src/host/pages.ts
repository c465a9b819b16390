import type { ComponentType } from 'react';
import type { PageHead } from '@incasso/contract/pageHead';
import type { RoutePath } from '@incasso/contract/routes';

/** A page as the remote `content` offers it: its window title at once, its component when asked for. */
export type PageSource = { readonly title: string; readonly load: () => Promise<ComponentType> };

/** What `content/pages` exports as `pages`. */
export type Pages = Readonly<Record<RoutePath, PageSource>>;

/** What the prerender reads of `content` as `heads`. No browser build has it: heads are written once, at build. */
export type PageHeads = Readonly<Record<RoutePath, PageHead>>;
