import type { AddedFiles } from '@incasso/contract/embed/addedFiles';
import { intakeFields, missingFields, requiredIntakeFields, type IntakeStep } from '@incasso/contract/intakeFields';
import type { WizardContext } from '../case/WizardContext';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';

/** Adds files from the partner's page as if the visitor had chosen them, and skips steps that e-invoices fill in. */
export function addFilesFromPage(
  wizard: WizardActor,
  files: AddedFiles,
  addFiles: (files: Iterable<File>) => void,
): void {
  const { invoices = [], documents = [] } = files;
  addFiles([...invoices.map(xmlFile), ...documents]);
  if (invoices.length > 0) leadPastFilledSteps(wizard);
}

function xmlFile(invoice: string | File, index: number): File {
  if (typeof invoice === 'string') return new File([invoice], `e-factuur-${index + 1}.xml`, { type: 'text/xml' });
  return /\.xml$/i.test(invoice.name) ? invoice : new File([invoice], `${invoice.name}.xml`, { type: 'text/xml' });
}

/** Once the e-invoices are read, goes to the first step with a field left to fill in. */
function leadPastFilledSteps(wizard: WizardActor): void {
  const subscription = wizard.subscribe((snapshot) => {
    if (snapshot.context.invoiceReport === undefined) return;
    const step = stepNumberOf(snapshot);
    if (step === 3 || !isFilledIn(step, snapshot.context)) subscription.unsubscribe();
    else wizard.send({ type: 'form.submitted' });
  });
}

/** If the e-invoices name an account, the last step asks for it along with the rest. */
function isFilledIn(step: IntakeStep, { answers, invoices }: WizardContext): boolean {
  const missing = missingFields(answers, requiredIntakeFields).filter((name) => intakeFields[name].step === step);
  return missing.every((name) => name === 'bank_account' && invoices?.found[name] !== '');
}
