import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { Debt } from '@incasso/debts/Debt';
import { WizardSteps } from '../WizardSteps';
import { fakeDraftStore, fakePorts } from './fakePorts';
import { draftIds } from './startWizard';

/** The last step of a restored draft with these rows. */
export async function startWithDebts(debts: readonly Debt[] = []) {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  const answers = { answers: sampleAnswers(), prefilled: emptyIntakeAnswers() };
  const draft = { ...draftIds, ...answers, debts, documents: [], step: 3, isArrivalUnknown: false } as const;
  const drafts = fakeDraftStore({ ...draft, agreeToTerms: false });
  render(<WizardSteps ports={{ ...ports, drafts }} />);
  // The first test waits for the code of the last step.
  await screen.findByRole('group', { name: 'Openstaande facturen' }, { timeout: 20_000 });
  return { user, sent };
}
