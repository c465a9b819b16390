/** A partner's theme settings: attributes of the element, and parameters of the iframe's URL. */
export const themeAttributeNames = ['accent', 'radius', 'font', 'density'] as const;

export type ThemeAttributeName = (typeof themeAttributeNames)[number];

/** The theme as a partner wrote it. The iframe validates it. */
export type WrittenTheme = Partial<Record<ThemeAttributeName, string>>;
