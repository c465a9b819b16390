import { HostServicesProvider, type HostServices } from '@incasso/browser/host/services';
import { PartnerIntake } from '../shared/PartnerIntake';
import { FrameFailure } from './FrameFailure';

type Props = {
  readonly services: HostServices;
  /** The partner's key; empty when there is none. */
  readonly publicKey: string;
};

/** The intake in the frame, for the browser and for the prerender alike. */
export function EmbeddedIntake({ services, publicKey }: Props) {
  return (
    <FrameFailure>
      <HostServicesProvider value={services}>
        <PartnerIntake publicKey={publicKey} />
      </HostServicesProvider>
    </FrameFailure>
  );
}
