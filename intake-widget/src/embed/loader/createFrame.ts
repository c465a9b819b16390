import { loaderText } from './loader.text';

/** Filled in when bundling. */
declare const firmName: string;

/**
 * What the frame may do: run, keep drafts, send its form, and open the legal documents, which some browsers download.
 * It may not lead the page elsewhere, and gets no permissions.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** A frame for an address, as wide as its element. */
export function createFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Set by script: strict content security policies of pages forbid style attributes.
  frame.style.cssText = 'display:block;width:100%;border:0';
  return Object.assign(frame, { title: loaderText.title + firmName, referrerPolicy: 'no-referrer', sandbox, src });
}
