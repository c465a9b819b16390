import { routes } from '@incasso/contract/routes';
import { siteLinkText } from './form.text';

/** A link to the wizard on the site, for when submitting from this page is refused. The answers here are kept. */
export function SiteLink() {
  return (
    <a href={routes.start} target="_blank" rel="noopener">
      {siteLinkText.words}
    </a>
  );
}
