import { framePath } from './embedNames';

/** A partner's theme settings: attributes of the element, and parameters of the iframe's URL. */
export const themeAttributeNames = ['accent', 'radius', 'font', 'density'] as const;

export type ThemeAttributeName = (typeof themeAttributeNames)[number];

/** The theme as a partner wrote it. The iframe validates it. */
export type WrittenTheme = Partial<Record<ThemeAttributeName, string>>;

/** Parameters of the iframe's URL. None is about the visitor. */
export type FrameAddress = {
  /** The partner's public key; empty if there is none. */
  readonly key: string;
  /** Number of the element on its page, from 1: each keeps its own draft. Empty for an iframe without the script. */
  readonly place: string;
  /** The partner's reference for the case as written; empty if there is none. In the fragment, which no server gets. */
  readonly reference: string;
  readonly theme: WrittenTheme;
};

/** The URL of an iframe on a site, e.g. `https://…/embed?key=pk_…&accent=%230a7a5f#reference=KLANT-17`. */
export function frameAddress(site: string, { key, place, reference, theme }: FrameAddress): string {
  const write = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return `${site}${framePath}?${write({ key, place, ...theme })}#${write({ reference })}`;
}

/**
 * Parses an iframe's URL, including one that a partner wrote by hand. A key that is written twice or with escapes is
 * none: the edge could read another one, whose pages may frame the intake.
 */
export function readFrameAddress({ search, hash }: { search: string; hash: string }): FrameAddress {
  const parameters = new URLSearchParams(search);
  const [key = '', ...otherKeys] = parameters.getAll('key');
  const isPlain = otherKeys.length === 0 && search.slice(1).split('&').includes(`key=${key}`);
  const theme: WrittenTheme = {};
  for (const name of themeAttributeNames) {
    const value = parameters.get(name);
    if (value !== null) theme[name] = value;
  }
  return {
    key: isPlain ? key : '',
    place: parameters.get('place') ?? '',
    reference: new URLSearchParams(hash.slice(1)).get('reference') ?? '',
    theme,
  };
}
