import { createContext, useContext } from 'react';

/** How a part of ours stands in the document that shows it. */
export type Placement = {
  /** What stands before the addresses of the site's files: empty on the site itself, else its origin. */
  readonly siteOrigin: string;
  /** Whether title and scroll position of the document are ours: not so on a partner's page. */
  readonly ownsDocument: boolean;
};

const PlacementContext = createContext<Placement>({ siteOrigin: '', ownsDocument: true });

/** Tells the parts below it where they stand. Without it they stand on the site. */
export const PlacementProvider = PlacementContext.Provider;

export function usePlacement(): Placement {
  return useContext(PlacementContext);
}
