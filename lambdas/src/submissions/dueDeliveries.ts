import { dueKinds, type DueKind } from './OutboxEntry';
import type { AnyRecord } from './readRecords';

/**
 * What a new submission is due. Who fills in a field that no person sees gets no confirmation: machines give
 * addresses of people who never asked for one; nor does an addition, since who has the link may be another than the
 * client. Of a changed version the visitor is told, for its address may be what was mistyped before. A case and what
 * comes to it go to the case system, where the stage has one; a message does not.
 */
export function dueDeliveries(
  { kind, suspicions }: Pick<AnyRecord, 'kind' | 'suspicions'>,
  hasCaseSystem: boolean,
): DueKind[] {
  const isDue: Readonly<Record<DueKind, boolean>> = {
    staff: true,
    visitor: kind !== 'addition' && !suspicions.includes('honeypot_filled'),
    event: hasCaseSystem && kind !== 'contact',
  };
  return dueKinds.filter((due) => isDue[due]);
}
