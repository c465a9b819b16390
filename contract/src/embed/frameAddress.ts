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
  /** Number of the intake on its page, from 1: each keeps its own draft. */
  readonly place: string;
  readonly theme: WrittenTheme;
};

/** The URL of an iframe on a site, e.g. `https://…/embed?key=pk_…&accent=%230a7a5f`. */
export function frameAddress(site: string, { key, place, theme }: FrameAddress): string {
  return `${site}${framePath}?${new URLSearchParams({ key, place, ...theme }).toString()}`;
}

/** Parses the query of an iframe's URL, including one that a partner wrote by hand. */
export function readFrameAddress(query: string): FrameAddress {
  const parameters = new URLSearchParams(query);
  const theme: WrittenTheme = {};
  for (const name of themeAttributeNames) {
    const value = parameters.get(name);
    if (value !== null) theme[name] = value;
  }
  return { key: parameters.get('key') ?? '', place: parameters.get('place') ?? '1', theme };
}
