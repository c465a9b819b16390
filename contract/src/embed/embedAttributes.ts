import { fieldLimits } from '../limits';
import { prefillAttribute, prefillFieldNames } from './prefillFields';
import type { ThemeAttributeName } from './frameAddress';

/** Kinds of values. An invalid value counts as if the attribute were absent. */
type AttributeType =
  /** `maxLength` in characters. Default: no limit. */
  | { readonly kind: 'text'; readonly maxLength?: number }
  /** A CSS hex colour: `#0a7`, `#00aa77`; transparency is ignored. */
  | { readonly kind: 'colour' }
  /** A whole number of CSS pixels. */
  | { readonly kind: 'pixels'; readonly min: number; readonly max?: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

export type EmbedAttribute = {
  readonly type: AttributeType;
  /** The default, in words. */
  readonly default: string;
  /** What it does, in one sentence. Shown in the guide and in the types for partners. */
  readonly description: string;
};

/** The intake's font choices. Only the site's own font is fetched. */
export const embedFonts = ['site', 'system', 'humanist', 'rounded', 'serif'] as const;

/** How close the fields are. */
export const embedDensities = ['comfortable', 'compact'] as const;

/** Range of the corner radius, in pixels. */
export const embedRadius = { min: 0, max: 24 } as const;

/** A partner's theme settings. They are also parameters of the iframe's URL. */
export const themeAttributes = {
  accent: {
    type: { kind: 'colour' },
    default: "the site's ink blue",
    description: 'Colour of buttons and links. Its shade is adjusted until text keeps a contrast of 4.5:1.',
  },
  radius: {
    type: { kind: 'pixels', ...embedRadius },
    default: '4',
    description: 'How rounded fields and buttons are.',
  },
  font: {
    type: { kind: 'choice', choices: embedFonts },
    default: 'site',
    description: "Font of the intake: the site's own, or one that the visitor's device has.",
  },
  density: {
    type: { kind: 'choice', choices: embedDensities },
    default: 'comfortable',
    description: 'How close the fields stand.',
  },
} as const satisfies Record<ThemeAttributeName, EmbedAttribute>;

/**
 * Every attribute of the element. Each also works with the prefix `data-`, for pages that allow no other. `key` always
 * needs it, because frameworks reserve the bare name.
 */
export const embedAttributes: Readonly<Record<string, EmbedAttribute>> = {
  key: {
    type: { kind: 'text' },
    default: 'the data-key of the script',
    description: 'Public key that we gave you. It names you in the file and is no secret.',
  },
  ...themeAttributes,
  height: {
    type: { kind: 'pixels', min: 1 },
    default: 'as high as the content',
    description: 'Fixed height; what does not fit scrolls within.',
  },
  reference: {
    type: { kind: 'text', maxLength: fieldLimits.partnerReference },
    default: 'none',
    description: 'Your own reference for the case: in our mails and file. A longer one is ignored.',
  },
  ...Object.fromEntries(
    prefillFieldNames.map((field) => [
      prefillAttribute(field),
      {
        type: { kind: 'text' },
        default: 'an empty field',
        description: `Fills in \`${field}\`, unless the visitor has filled it.`,
      } satisfies EmbedAttribute,
    ]),
  ),
};
