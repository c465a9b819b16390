import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { HostServices } from '@incasso/browser/host/services';

type Settings = {
  /** The site's origin, as `https://…`. */
  readonly siteOrigin: string;
  readonly publicKey: string;
  readonly partnerPage: PartnerPage;
  /** Origin of the embedding page. Default: none, outside an iframe or when the browser does not reveal it. */
  readonly framedBy?: string | undefined;
  readonly showToast: HostServices['showToast'];
};

/**
 * The wizard's host services in the embed's iframe and on a partner's own React page: the site's API under the
 * partner's key, and no link home.
 */
export function createPartnerServices({ siteOrigin, publicKey, ...settings }: Settings): HostServices {
  return {
    ...settings,
    loadSiteConfig: async () => {
      const { fetchSiteConfig } = await import('@incasso/browser/host/siteQueries');
      const config = await fetchSiteConfig(siteOrigin);
      return { ...config, publicKey, apiBase: config.apiBase === '' ? siteOrigin : config.apiBase };
    },
  };
}
