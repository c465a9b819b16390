import type { HostServices } from '@incasso/browser/host/services';
import { RemoteSlot } from './RemoteSlot';
import { wizardSource } from './remoteSources';

/** The services that the shell provides to the federated parts. */
export function createHostServices({
  showToast,
  navigate,
  loadReceipts,
}: {
  showToast: HostServices['showToast'];
  navigate: (path: string) => void;
  loadReceipts: NonNullable<HostServices['loadReceipts']>;
}): HostServices {
  return {
    showToast,
    navigate,
    renderIntake: () => (
      <RemoteSlot source={wizardSource} headingLevel={2}>
        {(Wizard) => <Wizard />}
      </RemoteSlot>
    ),
    loadReceipts,
    loadSiteConfig: async () => (await import('@incasso/browser/host/siteQueries')).fetchSiteConfig(),
  };
}
