/** Of files that cannot be shown: a sentence for whoever put them there. */
export class UnusablePicture extends Error {}
