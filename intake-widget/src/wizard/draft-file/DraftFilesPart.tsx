import { useSelector } from '@xstate/react';
import { onUse } from '@incasso/browser/host/onUse';
import type { DraftFilesProps } from './DraftFiles';
import { DraftFilesPlace } from './DraftFiles.styles';

/** Of no use before the wizard is alive, and no part of what that waits for. */
const useDraftFiles = onUse(() => import(/* webpackChunkName: "draft-file" */ './DraftFiles'));

/** The way to take a draft along, while it can still be changed. */
export function DraftFilesPart(props: DraftFilesProps) {
  const parts = useDraftFiles(true);
  const isSubmitting = useSelector(props.wizard, (snapshot) => snapshot.hasTag('submitting'));
  return <DraftFilesPlace>{parts && !isSubmitting && <parts.DraftFiles {...props} />}</DraftFilesPlace>;
}
