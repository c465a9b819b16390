import { HiddenWords } from '@incasso/contract/browser/forms/Field.styles';
import { HostServicesProvider, type HostServices } from '@incasso/contract/browser/host/services';
import type { ToastList } from '@incasso/contract/browser/toasts/ToastList';
import { Toasts } from '@incasso/contract/browser/toasts/Toasts';
import { firmProfile } from '@incasso/contract/firmProfile';
import { legalDocuments } from '@incasso/contract/routes';
import { PartnerIntake } from '../PartnerIntake';
import { frameText as text } from './frame.text';
import { Assurance, FrameMain } from './Frame.styles';
import { FrameFailure } from './FrameFailure';

type Props = {
  readonly services: HostServices;
  readonly toasts: ToastList;
  /** The partner's key; empty when there is none. */
  readonly publicKey: string;
};

/** All that is in the frame, for the browser and for the prerender alike. */
export function EmbeddedIntake({ services, toasts, publicKey }: Props) {
  return (
    <FrameFailure>
      <HostServicesProvider value={services}>
        {/* Named, because the page around the frame has a main part too. */}
        <FrameMain aria-label={text.title}>
          <h1>
            <HiddenWords>{text.title}</HiddenWords>
          </h1>
          <PartnerIntake publicKey={publicKey} />
          <Assurance>
            {text.assurance}{' '}
            <a href={legalDocuments.privacyPolicy} target="_blank" rel="noopener">
              {text.privacy}
              <HiddenWords> {text.opens}</HiddenWords>
            </a>
            {' · '}
            {text.help} <a href={`tel:${firmProfile.phone.e164}`}>{firmProfile.phone.display}</a>
          </Assurance>
        </FrameMain>
        <Toasts list={toasts} />
      </HostServicesProvider>
    </FrameFailure>
  );
}
