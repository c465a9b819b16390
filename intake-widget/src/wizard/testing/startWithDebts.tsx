import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { Debt } from '@incasso/debts/Debt';
import { WizardSteps } from '../WizardSteps';
import { fakeDraftStore, fakePorts } from './fakePorts';
import { draftIds } from './startWizard';

/** The last step of a restored draft with these rows. */
export async function startWithDebts(debts: readonly Debt[] = []) {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  const draft = { ...draftIds, answers: sampleAnswers(), debts, documents: [], step: 3 } as const;
  const drafts = fakeDraftStore({ ...draft, agreeToTerms: false, isArrivalUnknown: false });
  render(<WizardSteps ports={{ ...ports, drafts }} />);
  await screen.findByRole('group', { name: 'Openstaande facturen' });
  return { user, sent };
}
