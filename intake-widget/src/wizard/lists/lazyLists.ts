import { lazyModule } from '@incasso/browser/host/lazyModule';

/** Lazy, because few visitors have a list. */
export const useLazyLists = lazyModule(() => import(/* webpackChunkName: "lists" */ './ListPart'));
