import { useEffect, useRef, useState } from 'react';
import type { Embedding, IntakeNews, IntakeWish } from '@incasso/browser/host/embedding';
import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { prefillSchema } from '@incasso/contract/embed/prefillSchema';
import { parse } from 'valibot';

/** The partner's page as the wizard sees it: always the same object, which answers by the latest properties. */
export function useEmbedding(props: IntakeProps): Embedding {
  const latest = useRef(props);
  const listeners = useRef(new Set<(wish: IntakeWish) => void>());
  const [embedding] = useState((): Embedding => ({
    place: `${props.publicKey}/${props.place ?? '1'}`,
    report: (news) => report(latest.current, news),
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
    for (const listener of listeners.current) listener({ type: 'prefill', prefill: embedding.prefill() });
  }, [given, embedding]);

  return embedding;
}

function report({ onReady, onStep, onSubmitted, onError }: IntakeProps, news: IntakeNews): void {
  switch (news.type) {
    case 'ready':
      onReady?.();
      return;
    case 'step':
      onStep?.({ step: news.step });
      return;
    case 'submitted':
      onSubmitted?.({ reference: news.reference });
      return;
    case 'error':
      onError?.({ code: news.code });
      return;
    case 'reveal':
      return;
  }
}
