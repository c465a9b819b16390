import { newSubmissionId } from '@incasso/frontend/api/newSubmissionId';
import { fieldId, fieldValues } from '@incasso/frontend/forms/formFields';
import { writeEntries } from '@incasso/frontend/prerender/formEntries';
import { contactFieldNames, type ContactMessage } from '@incasso/contract/contactMessage';
import { useEffect, useRef, useState, type RefObject } from 'react';
import * as v from 'valibot';

/** The message as typed, and the last attempt to send it, which may have arrived although its answer was lost. */
const keptSchema = v.object({
  values: v.record(v.string(), v.optional(v.string())),
  sent: v.optional(v.object({ content: v.string(), submissionId: v.string() })),
});

type KeptMessage = v.InferOutput<typeof keptSchema>;

const storageName = 'contact-message';

/** The values of the form, which this tab keeps for a reload and for the way back from another page. */
export function useKeptMessage(form: RefObject<HTMLFormElement | null>) {
  const [kept] = useState(readKeptMessage);
  const sent = useRef(kept.sent);

  useEffect(() => {
    const entries = Object.entries(kept.values).map(([name, value = '']) => ({
      ...{ id: fieldId({ name }), name, value },
      isChecked: false,
      files: null,
    }));
    if (form.current !== null) writeEntries(form.current, entries);
  }, [form, kept]);

  const values = () => (form.current === null ? {} : fieldValues(form.current, contactFieldNames));
  const keep = () => keepMessage({ values: values(), sent: sent.current });
  return {
    values,
    keep,
    /** A retry of the same message keeps its id: the server must not deliver it twice after a lost response. */
    idOf: (message: ContactMessage) => {
      const content = JSON.stringify(message);
      if (sent.current?.content !== content) sent.current = { content, submissionId: newSubmissionId() };
      keep();
      return sent.current.submissionId;
    },
    forget: () => {
      sent.current = undefined;
      keepMessage(undefined);
    },
  };
}

function readKeptMessage(): KeptMessage {
  try {
    return v.parse(keptSchema, JSON.parse(sessionStorage.getItem(storageName) ?? ''));
  } catch {
    return { values: {} };
  }
}

/** Does nothing if the browser blocks storage. */
function keepMessage(kept: KeptMessage | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, JSON.stringify(kept));
  } catch {
    // The message lasts until the page closes.
  }
}
