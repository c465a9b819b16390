import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { HostServices } from '@incasso/browser/host/services';

type Settings = {
  /** Where the site is, as `https://…`. */
  readonly siteOrigin: string;
  /** The partner's public key. */
  readonly publicKey: string;
  readonly partnerPage: PartnerPage;
  /** Origin of the page around the frame. Default: there is no frame, or the browser does not tell. */
  readonly framedBy?: string | undefined;
  readonly showToast: HostServices['showToast'];
};

/**
 * What the wizard has around it in the embed's frame and on a partner's own React page: the site's API under the
 * partner's key, and no way home.
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
