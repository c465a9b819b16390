import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FrameAddress } from '@incasso/contract/embed/frameAddress';
import { ToastList } from '@incasso/contract/browser/toasts/ToastList';
import { createPartnerServices } from '../../partner/createPartnerServices';
import { EmbeddedIntake } from './EmbeddedIntake';
import type { HostPage } from './HostPage';
import { keepToastsInView } from './keepToastsInView';

/** Lets the scripts take over the prerendered step. */
export function hydrateFrame(root: Element, { address, page }: { address: FrameAddress; page: HostPage }): void {
  const { key, place } = address;
  const toasts = new ToastList();
  keepToastsInView(toasts);
  const { report, prefill, listen } = page;
  const embedding = { place: `${key}/${place}`, report, prefill, listen };
  const services = createPartnerServices({
    siteOrigin: location.origin,
    publicKey: key,
    embedding,
    showToast: toasts.show,
  });
  // As a transition, hydration gives way to the visitor.
  startTransition(() => {
    hydrateRoot(root, <EmbeddedIntake services={services} toasts={toasts} publicKey={key} />);
  });
}
