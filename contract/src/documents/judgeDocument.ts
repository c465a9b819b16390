import { contentKind } from './content/contentKind';
import { isCompleteJpeg, isCompletePdf, isCompletePng } from './content/isComplete';
import { judgeOfficeBinary } from './content/judgeOfficeBinary';
import { judgeOfficeZip } from './content/judgeOfficeZip';
import type { DocumentRefusal } from './documentRefusals';
import { documentExtension, type DocumentExtension } from './documentTypes';
import { documentLimits } from '../limits';

/**
 * Why a document is refused, judged by its name and its content, which must agree (decision 5); `undefined` when it is
 * accepted. The browser asks at choosing and the server decides with the same rule. Reads headers and directories only:
 * nothing is inflated.
 */
export function judgeDocument({ name, bytes }: { name: string; bytes: Uint8Array }): DocumentRefusal | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > documentLimits.maxBytes) return 'too_large';
  const kind = contentKind(bytes);
  if (kind === 'heic' || /\.hei[cf]$/i.test(name)) return 'heic_photo';
  const extension = documentExtension(name);
  if (extension === undefined) return 'type_not_accepted';
  return judgeContent(bytes, kind, extension);
}

function judgeContent(
  bytes: Uint8Array,
  kind: ReturnType<typeof contentKind>,
  extension: DocumentExtension,
): DocumentRefusal | undefined {
  switch (extension) {
    case 'pdf':
      return kind === 'pdf' ? unlessComplete(isCompletePdf(bytes)) : 'content_mismatch';
    case 'png':
      return kind === 'png' ? unlessComplete(isCompletePng(bytes)) : 'content_mismatch';
    case 'jpg':
    case 'jpeg':
      return kind === 'jpeg' ? unlessComplete(isCompleteJpeg(bytes)) : 'content_mismatch';
    case 'doc':
    case 'xls':
      return kind === 'compound' ? judgeOfficeBinary(bytes, extension) : 'content_mismatch';
    case 'docx':
    case 'xlsx':
      if (kind === 'compound') return judgeOfficeBinary(bytes, extension);
      return kind === 'zip' ? judgeOfficeZip(bytes, extension) : 'content_mismatch';
  }
}

function unlessComplete(isComplete: boolean): DocumentRefusal | undefined {
  return isComplete ? undefined : 'damaged';
}
