import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { lazy, type ComponentType } from 'react';

/** The intake, loaded from the law firm's site when first shown. */
export const Intake = lazy(async () => {
  const module = await loadRemote<{ readonly Intake: ComponentType<IntakeProps> }>('intake/Intake');
  if (module === null) throw new Error('The remote has no Intake.');
  return { default: module.Intake };
});
