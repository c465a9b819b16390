import { useEffect, useRef, useState } from 'react';
import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import { addedFilesSchema } from '@incasso/contract/embed/addedFiles';
import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { prefillSchema } from '@incasso/contract/embed/prefillSchema';
import { parse } from 'valibot';
import { createCommandChannel } from '../shared/createCommandChannel';
import { readPartnerReference } from '../shared/readPartnerReference';

/** The partner's page as the wizard sees it: a stable object that reads the latest properties. */
export function usePartnerPage(props: IntakeProps): PartnerPage {
  const latest = useRef(props);
  const lastAdded = useRef<IntakeProps['add']>(undefined);
  const ownReference = useRef('');
  const [channel] = useState(createCommandChannel);
  const [partnerPage] = useState((): PartnerPage => ({
    draftScope: `${props.publicKey}/${props.place ?? '1'}`,
    report: (event) => report(latest.current, event),
    // No-op: focusing the step's heading already scrolls, since the intake is part of the page.
    revealTop: () => undefined,
    prefill: () => parse(prefillSchema, latest.current.prefill ?? {}),
    reference: () => ownReference.current,
    listen: channel.listen,
  }));

  useEffect(() => {
    latest.current = props;
  }, [props]);

  const { reference = '' } = props;
  useEffect(() => {
    ownReference.current = readPartnerReference(reference);
  }, [reference]);

  const given = JSON.stringify(props.prefill);
  useEffect(() => {
    channel.command({ type: 'prefill', prefill: partnerPage.prefill() });
  }, [given, partnerPage, channel]);

  const { add } = props;
  useEffect(() => {
    if (add === undefined || add === lastAdded.current) return;
    lastAdded.current = add;
    channel.command({ type: 'add', files: parse(addedFilesSchema, add) });
  }, [add, channel]);

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
      onSubmitted?.({ reference: event.reference, partnerReference: event.partnerReference });
      return;
    case 'error':
      onError?.({ code: event.code });
      return;
    case 'resize':
      return;
  }
}
