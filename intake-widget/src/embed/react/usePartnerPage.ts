import { useEffect, useRef, useState } from 'react';
import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';
import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { prefillSchema } from '@incasso/contract/embed/prefillSchema';
import { parse } from 'valibot';

/** The partner's page as the wizard sees it: always the same object, which answers by the latest properties. */
export function usePartnerPage(props: IntakeProps): PartnerPage {
  const latest = useRef(props);
  const listeners = useRef(new Set<(command: EmbedCommand) => void>());
  const [partnerPage] = useState((): PartnerPage => ({
    draftScope: `${props.publicKey}/${props.place ?? '1'}`,
    report: (event) => report(latest.current, event),
    // The focus on its heading does: the intake is a part of the page.
    revealTop: () => undefined,
    prefill: () => parse(prefillSchema, latest.current.prefill ?? {}),
    listen: (listener) => {
      listeners.current.add(listener);
      return () => listeners.current.delete(listener);
    },
  }));

  useEffect(() => {
    latest.current = props;
  }, [props]);

  const given = JSON.stringify(props.prefill);
  useEffect(() => {
    for (const listener of listeners.current) listener({ type: 'prefill', prefill: partnerPage.prefill() });
  }, [given, partnerPage]);

  return partnerPage;
}

function report({ onReady, onStep, onSubmitted, onError }: IntakeProps, event: EmbedEvent): void {
  switch (event.type) {
    case 'ready':
      onReady?.();
      return;
    case 'step':
      onStep?.({ step: event.step });
      return;
    case 'submitted':
      onSubmitted?.({ reference: event.reference });
      return;
    case 'error':
      onError?.({ code: event.code });
      return;
    case 'resize':
      return;
  }
}
