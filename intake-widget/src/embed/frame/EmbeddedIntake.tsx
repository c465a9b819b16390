import { HostServicesProvider, type HostServices } from '@incasso/browser/host/services';
import { PartnerIntake } from '../shared/PartnerIntake';
import { FrameFailure } from './FrameFailure';

type Props = {
  readonly services: HostServices;
  /** The partner's key; an empty string when there is none. */
  readonly publicKey: string;
};

/** The intake inside the iframe, for the browser and for the prerender. */
export function EmbeddedIntake({ services, publicKey }: Props) {
  return (
    <FrameFailure>
      <HostServicesProvider value={services}>
        <PartnerIntake publicKey={publicKey} />
      </HostServicesProvider>
    </FrameFailure>
  );
}
