/**
 * How far the visitor is: the step, or that the case was sent. The intake writes it into the attribute `data-stage` of
 * its frame, for the page around it, which is a remote of its own.
 */
export type WizardStage = 1 | 2 | 3 | 'sent';

/** Id of the element of the page in which the intake writes what it knows of the case. */
export const caseAsideId = 'case-aside';

/** Selector of a document in which the visitor is past the first step */
export const afterFirstStep = ':root:has([data-stage]:not([data-stage="1"]))';
