import { usePlacement } from '@incasso/browser/host/placement';
import { routes } from '@incasso/contract/routes';
import { siteLinkText } from './SiteLink.text';

/** The way to the wizard on the site, for who cannot send from here. What is filled in here stays. */
export function SiteLink() {
  const { siteOrigin } = usePlacement();
  return (
    <a href={siteOrigin + routes.start} target="_blank" rel="noopener">
      {siteLinkText.words}
    </a>
  );
}
