import type { HostServices } from '@incasso/browser/host/services';
import { RemoteSlot } from './RemoteSlot';
import { wizardSource } from './remoteSources';

export function createHostServices({
  showToast,
  navigate,
  caseNotices,
}: {
  showToast: HostServices['showToast'];
  navigate: (path: string) => void;
  caseNotices: NonNullable<HostServices['caseNotices']>;
}): HostServices {
  return {
    showToast,
    navigate,
    renderIntake: () => (
      <RemoteSlot source={wizardSource} headingLevel={2}>
        {(Wizard) => <Wizard />}
      </RemoteSlot>
    ),
    caseNotices,
    loadSiteConfig: async () => (await import('@incasso/browser/host/siteQueries')).fetchSiteConfig(),
  };
}
