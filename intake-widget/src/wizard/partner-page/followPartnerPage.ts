import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { AddedFiles } from '@incasso/contract/embed/addedFiles';
import type { WizardActor } from '../case/WizardSnapshot';
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
  const handOver = async (given: AddedFiles) => {
    const { addFilesFromPage } = await import(/* webpackChunkName: "invoices-added" */ './addFilesFromPage');
    addFilesFromPage(wizard, given, addFiles);
  };
  const stopReporting = reportEvents(wizard, partnerPage);
  const stopListening = followCommands(wizard, partnerPage, {
    draftIsBack,
    handOver: (given) => void handOver(given),
  });
  return () => {
    stopReporting();
    stopListening();
  };
}
