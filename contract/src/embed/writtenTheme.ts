/** The looks that a partner chooses: attributes of the element, and parameters of the frame's address. */
export const themeAttributeNames = ['accent', 'radius', 'font', 'density'] as const;

export type ThemeAttributeName = (typeof themeAttributeNames)[number];

/** The looks as a partner wrote them. The frame checks them. */
export type WrittenTheme = Partial<Record<ThemeAttributeName, string>>;
