import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import { usePageTitle } from '@incasso/browser/forms/usePageTitle';
import { intakeSteps } from '@incasso/contract/intakeFields';
import { confirmationText } from './Confirmation.text';
import type { WizardView } from './machine/deferred';
import { stepNumberOf, type WizardSnapshot } from './machine/WizardSnapshot';
import { wizardText } from './Wizard.text';

/** Says in the page's title where the visitor is, and how many fields are at fault. */
export const StepTitle = memo(function StepTitle({ wizard }: { wizard: WizardView }) {
  usePageTitle(useSelector(wizard, viewOf, shallowEqual));
  return null;
});

function viewOf(snapshot: WizardSnapshot) {
  return { errorCount: Object.keys(snapshot.context.problems).length, part: titlePart(snapshot) };
}

/** Where one is, for the title. At the start it stays as it was prerendered. */
function titlePart(snapshot: WizardSnapshot): string | undefined {
  if (snapshot.hasTag('succeeded')) return confirmationText.title;
  const { number, title } = intakeSteps[stepNumberOf(snapshot) - 1] ?? intakeSteps[0];
  return number === 1 && snapshot.context.turn === 0 ? undefined : wizardText.pageTitle(number, title);
}
