import { SubmissionError } from './failures';
import {
  contextOf,
  filledContext,
  hash,
  invoice,
  never,
  refused,
  settle,
  startAtDocuments,
  type WizardActors,
} from '../testing/startWizard';
import { statePath } from '../testing/statePath';

describe('a submission too large for one call', () => {
  const large = { ...invoice, size: 5_000_000 };
  const stored = { ...large, verdict: { sha256: hash } };

  function startWithLargeDocument(actors: WizardActors = {}) {
    const wizard = startAtDocuments(actors);
    wizard.actor.send({ type: 'documents.added', documents: [large] });
    wizard.actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    wizard.actor.send({ type: 'form.submitted' });
    return wizard;
  }

  test('uploads its documents first, then obtains a token and sends', async () => {
    const { actor } = startWithLargeDocument({ uploadDocuments: () => Promise.resolve() });
    expect(statePath(actor.getSnapshot())).toBe('submitting.uploading');

    await settle();

    expect(statePath(actor.getSnapshot())).toBe('submitting.sending');
  });

  test('uploads its documents also when one could not be read in time', () => {
    const { actor, clock } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [large] });
    actor.send({ type: 'form.submitted' });

    clock.increment(120_000);

    expect(statePath(actor.getSnapshot())).toBe('submitting.uploading');
  });

  test('can be cancelled only while its documents upload', async () => {
    const { actor, emitted } = startWithLargeDocument();

    actor.getSnapshot().children.submission?.send({ type: 'submission.cancelled' });
    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(filledContext({ documents: [stored] }));
    expect(emitted).toEqual([]);

    const sending = startWithLargeDocument({ uploadDocuments: () => Promise.resolve() }).actor;
    await settle();
    sending.getSnapshot().children.submission?.send({ type: 'submission.cancelled' });
    expect(statePath(sending.getSnapshot())).toBe('submitting.sending');
  });

  test.each([
    ['fails', () => Promise.reject(new SubmissionError(refused(400))), 0, refused(400)],
    ['takes more than an hour', never, 3_600_000, { kind: 'unreachable' }],
  ] as const)('keeps everything when uploading %s', async (_name, uploadDocuments, waitMs, failure) => {
    const { actor, clock } = startWithLargeDocument({ uploadDocuments });

    clock.increment(waitMs);
    await settle();

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(filledContext({ documents: [stored], failure }));
  });

  test('stops an upload that takes too long', () => {
    let isStopped = false;
    const { clock } = startWithLargeDocument({
      uploadDocuments({ signal }) {
        signal.addEventListener('abort', () => (isStopped = true));
        return never();
      },
    });

    clock.increment(3_600_000);

    expect(isStopped).toBe(true);
  });

  test('marks a document whose file is gone, and sends the case without it', async () => {
    const lost = new SubmissionError({ kind: 'lost', ids: [stored.id] });
    const { actor, emitted } = startWithLargeDocument({ uploadDocuments: () => Promise.reject(lost) });
    await settle();

    const { context } = actor.getSnapshot();
    expect(context.documents).toEqual([{ ...stored, verdict: { ...stored.verdict, refusal: 'lost' } }]);
    expect(emitted.map((event) => event.type === 'announced' && event.toast.text)).toEqual([
      'Een van uw bestanden kan niet meer gelezen worden.',
    ]);
    actor.send({ type: 'form.submitted' });
    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
  });

  test('uploads again what arrived damaged', async () => {
    const document = { index: 0, name: 'factuur.pdf' };
    const fields = [{ field: 'documents', code: 'not_uploaded', error: 'Kies het opnieuw.', document }];
    const { actor } = startWithLargeDocument({
      uploadDocuments: () => Promise.resolve(),
      sendSubmission: () => Promise.reject(new SubmissionError({ ...refused(422), fields })),
    });
    await settle();

    expect(actor.getSnapshot().context.documents).toEqual([stored]);
  });
});
