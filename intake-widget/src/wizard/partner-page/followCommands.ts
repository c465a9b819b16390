import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { AddedFiles } from '@incasso/contract/embed/addedFiles';
import { newDraftIds } from '../draft/newDraftIds';
import type { WizardActor } from '../machine/WizardSnapshot';

type CommandPorts = {
  readonly draftIsBack: Promise<void>;
  /** Takes what the page adds. */
  readonly handOver: (files: AddedFiles) => void;
};

/**
 * Does what the partner's page commands, at once for what it filled in before. Begins when the visitor's own draft is
 * back: the page fills what that leaves empty. Returns how to stop.
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

/** Lets go of the draft, or of what was received, and begins anew. Ignored while a case is being sent. */
export function startAgain(wizard: Pick<WizardActor, 'send'>, partnerPage: PartnerPage): void {
  wizard.send({ type: 'draft.discarded', next: newDraftIds() });
  fillIn(wizard, partnerPage);
}

function fillIn(wizard: Pick<WizardActor, 'send'>, partnerPage: PartnerPage): void {
  wizard.send({ type: 'answers.found', answers: partnerPage.prefill() });
}
