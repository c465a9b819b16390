import { loaderText } from './loader.text';

/** Set by the bundler. */
declare const firmName: string;

/**
 * Permissions of the iframe: scripts, drafts (same origin), forms, and popups and downloads for the legal documents,
 * which some browsers download. It may not navigate the page.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

export function createFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Set by script: the strict content security policies of some pages forbid style attributes.
  frame.style.cssText = 'display:block;width:100%;border:0';
  return Object.assign(frame, { title: loaderText.title + firmName, referrerPolicy: 'no-referrer', sandbox, src });
}
