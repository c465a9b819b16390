/** The height of the intake's first step by the width of its place, in pixels. Partners reserve this room. */
export const firstStepHeight = { narrow: 817, wide: 777, wideFrom: 528 } as const;
