import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { WizardDraft } from '../case/WizardDraft';
import { storeFiles } from '../documents/useAddFiles';
import type { WizardPorts } from '../provideCase';
import { WizardSteps } from '../WizardSteps';
import { fakePorts } from './fakePorts';
import { draftIds, submissionId } from './startWizard';

type Opening = Partial<Pick<WizardDraft, 'step' | 'answers' | 'debts' | 'agreeToTerms'>> & {
  readonly ports?: WizardPorts;
  readonly documents?: readonly File[];
  readonly user?: UserEvent;
};

/**
 * Opens the wizard where a reload would: by default at the last step of a complete case without documents. `sent` is
 * what it sends without ports of the test.
 */
export async function openWizard({
  ports,
  step = 3,
  answers = sampleAnswers(),
  debts = [],
  agreeToTerms = true,
  documents = [],
  user = userEvent.setup(),
}: Opening = {}) {
  const fake = fakePorts();
  const { drafts, files } = ports ?? fake.ports;
  await drafts.write({
    ...{ ...draftIds, step, answers, prefilled: emptyIntakeAnswers(), debts, agreeToTerms, mayHaveArrived: false },
    documents: storeFiles(documents, submissionId, files),
  });
  const { unmount } = render(<WizardSteps ports={ports ?? fake.ports} />);
  if (step === 3) await screen.findByRole('group', { name: 'Openstaande facturen' });
  // What follows the draft.
  await act(() => Promise.resolve());
  return { user, unmount, sent: fake.sent };
}

/** Renders an empty wizard, at its first step. */
export function emptyWizard(ports = fakePorts().ports) {
  const user = userEvent.setup();
  return { user, ...render(<WizardSteps ports={ports} />) };
}
