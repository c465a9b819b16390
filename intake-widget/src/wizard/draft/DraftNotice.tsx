import { useState } from 'react';
import { newSubmissionId } from '@incasso/contract/browser/api/newSubmissionId';
import { Button } from '@incasso/contract/browser/forms/Button';
import { FormNotice } from '@incasso/contract/browser/forms/FormNotice';
import type { WizardHandle } from '../useWizard';
import { draftNoticeText } from './DraftNotice.text';

/** Says that a draft came back, with a way to start again, which asks first; or that the browser keeps none. */
export function DraftNotice({ wizard: { snapshot, send } }: { wizard: WizardHandle }) {
  const [isAsking, setAsking] = useState(false);
  const { isKept, isRestored } = snapshot.context;
  const discarded = { type: 'draft.discarded', nextSubmissionId: newSubmissionId() } as const;

  return (
    <>
      {!isKept && <FormNotice kind="info" role="status" title={draftNoticeText.unkept} />}
      {isRestored && snapshot.can(discarded) && (
        <FormNotice
          kind="info"
          role="status"
          title={isAsking ? draftNoticeText.question : draftNoticeText.title}
          actions={
            isAsking ? (
              <>
                <Button type="button" onClick={() => send(discarded)}>
                  {draftNoticeText.confirm}
                </Button>
                <Button type="button" $kind="secondary" onClick={() => setAsking(false)}>
                  {draftNoticeText.keep}
                </Button>
              </>
            ) : (
              <Button type="button" $kind="secondary" onClick={() => setAsking(true)}>
                {draftNoticeText.restart}
              </Button>
            )
          }
        >
          {!isAsking && <p>{draftNoticeText.body}</p>}
        </FormNotice>
      )}
    </>
  );
}
