import type { ReactNode } from 'react';
import type { HostServices } from '@incasso/frontend/host/services';
import type { FrameAddress } from '@incasso/contract/embed/frameAddress';
import { testKey } from '@incasso/contract/embed/embedNames';
import { hasCaseNotices } from '@incasso/frontend/case-notices/hasCaseNotices';
import { removeDrafts } from '@incasso/frontend/drafts/removeDrafts';
import { hydrateForms } from '@incasso/frontend/prerender/hydrateForms';
import { nextTask } from '@incasso/frontend/scheduling/nextTask';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { Toasts } from '@incasso/frontend/toasts/Toasts';
import { claimDraftScope } from './claimDraftScope';
import { framingOrigin } from './framingOrigin';
import { EmbeddedIntake } from './EmbeddedIntake';
import { frameIds } from './frameIds';
import type { PartnerPageConnection } from './PartnerPageConnection';
import { readPartnerReference } from './readPartnerReference';

export async function hydrateFrame({
  address,
  page,
}: {
  address: FrameAddress;
  page: PartnerPageConnection;
}): Promise<void> {
  const { key } = address;
  const reference = readPartnerReference(address.reference);
  const toasts = new ToastList();
  keepToastsInView(toasts);
  const { report, revealTop, prefill, listen } = page;
  const draftScope = claimDraftScope({ ...address, reference });
  const isTest = key === testKey;
  const partnerPage = { draftScope, isTest, report, revealTop, prefill, reference, listen };
  const services: HostServices = {
    framedBy: framingOrigin(),
    partnerPage,
    showToast: toasts.show,
    // Nobody can add to a case that was only tried.
    ...(!isTest && { caseNotices: { isAny: hasCaseNotices, load: loadCaseNotices } }),
    loadSiteConfig: async () => {
      const { fetchSiteConfig } = await import('@incasso/frontend/host/siteQueries');
      return { ...(await fetchSiteConfig()), publicKey: key };
    },
  };
  hydrate(frameIds.toasts, <Toasts list={toasts} />);
  await nextTask();
  hydrate(frameIds.intake, <EmbeddedIntake services={services} publicKey={key} />);
  whenIdle(() => {
    document.querySelector(`style#${frameIds.webFonts}`)?.removeAttribute('media');
    // Fails where the browser blocks storage.
    void removeDrafts().catch(() => undefined);
  });
}

async function loadCaseNotices() {
  try {
    return await import(/* webpackChunkName: "case-notices" */ '@incasso/frontend/case-notices/CaseNotices');
  } catch {
    return undefined;
  }
}

/** Fallback delay for Safari, which has no requestIdleCallback. In milliseconds. */
const withoutIdleCallbackMs = 250;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, withoutIdleCallbackMs);
}

function hydrate(id: string, content: ReactNode): void {
  const island = document.querySelector(`[data-root] #${id}`);
  if (island === null) throw new Error(`The frame has no #${id}.`);
  hydrateForms(island, content);
}

/** Measuring interval while nothing moves, in milliseconds. */
const restMs = 100;

/**
 * Keeps toasts at the bottom of the visible part of the iframe, which may be taller than the screen, also while the
 * embedding page scrolls. The intersection with the viewport is all that an iframe can know of that page. A new
 * observer measures it each time: an iframe that fills the screen before and after a scroll crosses no threshold.
 */
function keepToastsInView(list: ToastList): void {
  const { documentElement } = document;
  let shown: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(waiting);
    observer.disconnect();
    if (list.toasts().length > 0) observer.observe(documentElement);
  };
  const observer = new IntersectionObserver(([entry]) => {
    const isVisible = entry?.isIntersecting === true;
    const below = isVisible ? Math.max(0, Math.round(innerHeight - entry.intersectionRect.bottom)) : 0;
    waiting = setTimeout(look, below === shown ? restMs : 0);
    shown = below;
    documentElement.style.setProperty('--toasts-end', `${String(below)}px`);
  });
  list.subscribe(look);
}
