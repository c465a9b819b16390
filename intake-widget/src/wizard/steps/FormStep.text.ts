/** Where a visitor is, before the title of the step. */
export const stepOf = (step: number) => `Stap ${String(step)} van 3:`;
