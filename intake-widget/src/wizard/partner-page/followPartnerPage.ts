import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { WizardActor } from '../case/WizardSnapshot';
import { filesFromPage } from './filesFromPage';
import { followCommands } from './followCommands';
import { reportEvents } from './reportEvents';

type Following = {
  readonly draftIsBack: Promise<void>;
  readonly addFiles: (files: Iterable<File>) => void;
};

/**
 * Reports the intake's events to the partner's page, and carries out the page's commands. Returns a function that
 * stops.
 */
export function followPartnerPage(
  wizard: WizardActor,
  partnerPage: PartnerPage,
  { draftIsBack, addFiles }: Following,
): () => void {
  const stopReporting = reportEvents(wizard, partnerPage);
  const stopListening = followCommands(wizard, partnerPage, {
    draftIsBack,
    handOver: (given) => addFiles(filesFromPage(given)),
  });
  return () => {
    stopReporting();
    stopListening();
  };
}
