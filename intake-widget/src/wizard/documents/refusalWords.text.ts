import { documentRefusals } from '@incasso/contract/documents/documentRefusals';
import type { WizardRefusal } from '../machine/WizardContext';

const lost = 'Uw browser kan dit bestand niet meer lezen. Kies het opnieuw.';

/** Why a document does not go along, for at the document itself. */
export function refusalWords(refusal: WizardRefusal): string {
  return refusal === 'lost' ? lost : documentRefusals[refusal];
}
