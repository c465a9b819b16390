/**
 * Height of the intake's first step by the width of its container, in pixels. Partners reserve it to avoid a layout
 * shift. With the density `compact` it is `compactSaves` lower.
 */
export const firstStepHeight = { narrow: 791, wide: 734, wideFrom: 528, compactSaves: 70 } as const;
