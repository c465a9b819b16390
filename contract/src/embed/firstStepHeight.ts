/**
 * Height of the intake's first step by the width of its container, in pixels. Partners reserve it to avoid a layout
 * shift.
 */
export const firstStepHeight = { narrow: 867, wide: 827, wideFrom: 528 } as const;
