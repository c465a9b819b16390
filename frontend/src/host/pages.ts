import type { ComponentType } from 'react';
import type { PageHead } from '@incasso/contract/pageHead';
import type { RoutePath } from '@incasso/contract/routes';

/** A page of the remote `content`: its window title, and a function that loads its component. */
export type PageSource = { readonly title: string; readonly load: () => Promise<ComponentType> };

export type Pages = Readonly<Record<RoutePath, PageSource>>;

/** The export `heads` of `content`, for the prerender only: browser builds do not contain it. */
export type PageHeads = Readonly<Record<RoutePath, PageHead>>;
