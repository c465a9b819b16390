import { embedPaths } from '@incasso/contract/embed/embedNames';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';

export type PartnerValues = { readonly site: string; readonly key: string };

/** The ways to embed the intake, with the lines to copy. The guide shows the same lines. */
export const partnerWays = [
  {
    path: 'script',
    title: 'Script',
    what: 'Het formulier staat in de pagina, groeit mee en laat de pagina weten wat er gebeurt.',
    lines: (values: PartnerValues) => `${loaderLine(values)}
<incasso-intake>
  ${linkLine(values)}
</incasso-intake>`,
  },
  {
    path: 'iframe',
    title: 'Frame',
    what: 'Voor pagina’s die geen script toelaten.',
    lines: (values: PartnerValues) => `<iframe
  src="${frameUrl(values)}"
  title="Aanvraag indienen"
  width="100%"
  height="${firstStepHeight.narrow}"
  frameborder="0"
></iframe>`,
  },
  {
    path: 'link',
    title: 'Link',
    what: 'Voor mails, en voor pagina’s die ook geen frame toelaten.',
    lines: linkLine,
  },
] as const;

export function loaderLine({ site, key }: PartnerValues): string {
  return `<script async src="${site}${embedPaths.loader}" data-key="${key}"></script>`;
}

function linkLine(values: PartnerValues): string {
  return `<a href="${frameUrl(values)}">Dien uw aanvraag in</a>`;
}

function frameUrl({ site, key }: PartnerValues): string {
  return `${site}${embedPaths.frame}?key=${key}`;
}

/** The rule that reserves the height of the first step, as in the guide. */
export const reservedHeight = reserve(firstStepHeight.narrow);

/** The rule of the demo's style sheet. The body's padding takes 40 px of the width. */
export const reservedHeights = `${reservedHeight}
@media (min-width: ${firstStepHeight.wideFrom + 40}px) {
  ${reserve(firstStepHeight.wide)}
}`;

function reserve(height: number): string {
  return `@media (scripting: enabled) {
  incasso-intake:not(:defined) {
    display: block;
    min-height: ${height}px;
  }
}`;
}

/** Directives that a page's Content-Security-Policy needs for the script and the iframe, as in the guide. */
export function embedDirectives({ site }: Pick<PartnerValues, 'site'>): string[] {
  return [`script-src ${site}`, `frame-src ${site}`];
}
