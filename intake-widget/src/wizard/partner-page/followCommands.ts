import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { AddedFiles } from '@incasso/contract/embed/addedFiles';
import { newDraftIds } from '../draft/continueAsCopy';
import type { WizardActor } from '../case/WizardSnapshot';

type CommandPorts = {
  readonly draftIsBack: Promise<void>;
  readonly handOver: (files: AddedFiles) => void;
};

/**
 * Applies the page's earlier prefill, then carries out its commands. Starts after the visitor's own draft is restored:
 * the page replaces none of the visitor's words. Returns a function that stops.
 */
export function followCommands(
  wizard: WizardActor,
  partnerPage: PartnerPage,
  { draftIsBack, handOver }: CommandPorts,
): () => void {
  let isOver = false;
  let stopListening: () => void = () => undefined;

  void draftIsBack.then(() => {
    if (isOver) return;
    fillIn(wizard, partnerPage);
    stopListening = partnerPage.listen((command) => {
      switch (command.type) {
        case 'prefill':
          fillIn(wizard, partnerPage);
          return;
        case 'add':
          handOver(command.files);
          return;
        case 'reset':
          startAgain(wizard, partnerPage);
      }
    });
  });
  return () => {
    isOver = true;
    stopListening();
  };
}

/** Discards the draft or the confirmation and starts empty. Ignored while a case is being sent. */
export function startAgain(wizard: Pick<WizardActor, 'send'>, partnerPage: PartnerPage | undefined): void {
  wizard.send({ type: 'draft.discarded', next: newDraftIds() });
  if (partnerPage !== undefined) fillIn(wizard, partnerPage);
}

function fillIn(wizard: Pick<WizardActor, 'send'>, partnerPage: PartnerPage): void {
  wizard.send({ type: 'answers.prefilled', answers: partnerPage.prefill() });
}
