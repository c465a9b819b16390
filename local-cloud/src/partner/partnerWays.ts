import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { embedPaths } from '@incasso/contract/embed/embedNames';

type Values = { readonly site: string; readonly key: string };

/** The ways to embed the intake, with the lines to copy. The guide shows the same lines. */
export const partnerWays = [
  {
    page: 'script',
    title: 'Script',
    what: 'Het formulier staat in de pagina, groeit mee en laat de pagina weten wat er gebeurt.',
    lines: ({ site, key }: Values) => `<script async src="${site}${embedPaths.loader}" data-key="${key}"></script>
<incasso-intake>
  <a href="${site}${embedPaths.frame}?key=${key}">Dien uw aanvraag in</a>
</incasso-intake>`,
  },
  {
    page: 'iframe',
    title: 'Frame',
    what: 'Voor pagina’s die geen script toelaten.',
    lines: ({ site, key }: Values) => `<iframe
  src="${site}${embedPaths.frame}?key=${key}"
  title="Aanvraag indienen"
  width="100%"
  height="${firstStepHeight.narrow}"
  frameborder="0"
></iframe>`,
  },
  {
    page: 'link',
    title: 'Link',
    what: 'Voor mails, en voor pagina’s die ook geen frame toelaten.',
    lines: ({ site, key }: Values) => `<a href="${site}${embedPaths.frame}?key=${key}">Dien uw aanvraag in</a>`,
  },
] as const;

/** Pages on which the intake is hard to embed, each with its difficulty. */
export const partnerTrials = [
  { page: 'hostile-css', what: 'Een stijlblad dat alles overneemt.' },
  { page: 'strict-csp', what: 'Een streng beveiligingsbeleid (Content-Security-Policy).' },
  { page: 'form', what: 'Binnen een ander formulier.' },
  { page: 'hidden-tab', what: 'In een tabblad dat later opengaat.' },
  { page: 'invoices', what: 'Een boekhoudpakket dat twintig onbetaalde e-facturen meegeeft, met één knop.' },
  { page: 'forged', what: 'Een pagina die berichten vervalst en alles noteert wat ze hoort.' },
] as const;
