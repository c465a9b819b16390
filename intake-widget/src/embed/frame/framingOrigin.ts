/** What a window tells of the page that frames it. */
type Frame = {
  readonly parent: object;
  readonly self: object;
  /** Not in every browser. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
};

/**
 * Origin of the page that shows this one in a frame, as the browser tells it: by its list of ancestors, elsewhere by
 * the referrer. `undefined` without a frame, or where the browser does not tell.
 */
export function framingOrigin({ parent, self, location, document }: Frame = window): string | undefined {
  if (parent === self) return undefined;
  const address = location.ancestorOrigins?.[0] ?? document.referrer;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
