/** The height of the intake's first step by the width of its place, in pixels. Partners reserve this room. */
export const firstStepHeight = { narrow: 867, wide: 827, wideFrom: 528 } as const;
