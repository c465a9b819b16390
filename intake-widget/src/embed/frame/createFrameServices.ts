import type { Embedding } from '@incasso/contract/browser/host/embedding';
import type { HostServices, Toast } from '@incasso/contract/browser/host/services';

type Frame = {
  /** The partner's public key, under which every call is made. */
  readonly key: string;
  readonly embedding: Embedding;
  readonly showToast: (toast: Toast) => void;
};

/** What the frame offers the wizard. There is no home page to leave for. */
export function createFrameServices({ key, embedding, showToast }: Frame): HostServices {
  return {
    showToast,
    embedding,
    loadQueryClient: async () => (await import('@incasso/contract/browser/host/siteQueries')).queryClient,
    loadSiteConfig: async () => {
      const { fetchSiteConfig } = await import('@incasso/contract/browser/host/siteQueries');
      return { ...(await fetchSiteConfig()), publicKey: key };
    },
  };
}
