import { createContext, useContext, type ComponentPropsWithRef } from 'react';

/** A place on the site. `key` names the visit of it: two visits of one page differ. */
export type SiteLocation = {
  /** Without trailing slash, except for `/`. */
  readonly pathname: string;
  /** With question mark, or empty. */
  readonly search: string;
  /** With number sign, or empty. While a prerendered page comes to life it is empty too. */
  readonly hash: string;
  readonly key: string;
  /** How far the page was scrolled when the visitor left it, in pixels; `undefined` at the first visit. */
  readonly scrollTop: number | undefined;
};

/** Goes to a path of the site; with `replace` the place left is forgotten. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

type Navigation = { readonly location: SiteLocation; readonly navigate: Navigate };

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Tells the parts below it where the visitor is, and takes them elsewhere. */
export const NavigationProvider = NavigationContext.Provider;

/** Where the visitor is. */
export function useLocation(): SiteLocation {
  return useNavigation().location;
}

/** A function that takes the visitor elsewhere on the site; always the same one. */
export function useNavigate(): Navigate {
  return useNavigation().navigate;
}

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: string };

/** A link within the site. The host follows every such link without a new document, also those in plain HTML. */
export function Link({ to, children, ...attributes }: LinkProps) {
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

/** A link that says when it leads to the present page. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();

  return <Link {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === undefined) throw new Error('No navigation: render within NavigationProvider.');
  return navigation;
}
