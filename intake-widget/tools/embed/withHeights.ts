import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';

/** Files that repeat the height of the first step: the partners' guide, and the stylesheet of the sample partner. */
export const filesWithHeights = ['docs/partners.md', 'local-cloud/src/partner/pages/partner.css'].map(
  (path) => new URL(`../../../${path}`, import.meta.url),
);

/** Updates the heights in a file's text. A second rule in it is that of wide containers. */
export function withHeights(text: string): string {
  const { narrow, wide, wideFrom } = firstStepHeight;
  const rules = [narrow, wide];
  return text
    .replace(/(?<=min-height: )\d+(?=px)/g, () => String(rules.shift()))
    .replace(/(?<=\n {2}height=")\d+(?=")/, String(narrow))
    .replace(/\d+ px high, or \d+ where it is \d+ px/, `${narrow} px high, or ${wide} where it is ${wideFrom} px`);
}
