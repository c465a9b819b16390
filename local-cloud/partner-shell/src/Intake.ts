import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { lazy, type ComponentType } from 'react';

/** The intake, fetched from the law firm's site when it is first shown. */
export const Intake = lazy(async () => {
  const module = await loadRemote<{ readonly Intake: ComponentType<IntakeProps> }>('intake/Intake');
  if (module === null) throw new Error('The intake is not there.');
  return { default: module.Intake };
});
