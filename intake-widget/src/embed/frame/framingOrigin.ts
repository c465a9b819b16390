/** The parts of a window that reveal which page embeds it. */
type Frame = {
  readonly parent: object;
  readonly self: object;
  /** Not supported by every browser. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
};

/**
 * Origin of the page that embeds this one in an iframe: from `ancestorOrigins`, otherwise from the referrer.
 * `undefined` outside an iframe, or when the browser reveals neither.
 */
export function framingOrigin({ parent, self, location, document }: Frame = window): string | undefined {
  if (parent === self) return undefined;
  const address = location.ancestorOrigins?.[0] ?? document.referrer;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
