/**
 * Height of the intake's first step by the width of its container, in pixels. Partners reserve it to avoid a layout
 * shift.
 */
export const firstStepHeight = { narrow: 831, wide: 787, wideFrom: 528 } as const;
