import { useEffect, useState } from 'react';
import type { CaseNoticeParts, CaseNoticeSource } from '@incasso/frontend/host/CaseNotice';
import type { WizardActor } from '../case/WizardSnapshot';

/** Keeps the notices of the wizard's cases. Returns the parts that show notices, once they are needed and loaded. */
export function useCaseNotices(wizard: WizardActor, source: CaseNoticeSource | undefined): CaseNoticeParts | undefined {
  const [parts, setParts] = useState<CaseNoticeParts>();
  useEffect(() => source && keepCaseNotices(wizard, source, setParts), [wizard, source]);
  return parts;
}

/**
 * Hands the notice of each arrived case to the host, which shows it after the wizard is left. Loads the host's code if
 * there are earlier notices, and while a case is being sent: later there may be no connection. Returns a function that
 * stops.
 */
export function keepCaseNotices(
  wizard: WizardActor,
  { isAny, load }: CaseNoticeSource,
  onLoaded: (parts: CaseNoticeParts) => void,
): () => void {
  let isOver = false;
  let isAskedFor = isAny();
  const fetch = async () => {
    const parts = await load();
    if (parts !== undefined && !isOver) onLoaded(parts);
    return parts;
  };
  if (isAskedFor) void fetch();
  const subscriptions = [
    wizard.subscribe((snapshot) => {
      if (isAskedFor || !snapshot.hasTag('submitting')) return;
      isAskedFor = true;
      void fetch();
    }),
    wizard.on('case.arrived', ({ notice }) => void fetch().then((parts) => parts?.keep(notice))),
  ];
  return () => {
    isOver = true;
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
