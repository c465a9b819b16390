import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import type { Inflate } from '../bytes/Inflate';
import { contentKind } from '../contentKind';
import { checkOfficeBinary } from '../office/checkOfficeBinary';
import { hasMacroParts } from '../office/checkOfficeZip';
import { declaresMacros } from '../office/declaresMacros';
import { checkPdf } from '../pdf/checkPdf';
import { readZipDirectory } from '../zip/readZipDirectory';

/**
 * Extensions of executable files: those that Gmail blocks (https://support.google.com/mail/answer/6590), and shell
 * scripts.
 */
const runs = new RegExp(
  String.raw`\.(ade|adp|apk|appx|appxbundle|bash|bat|cab|chm|cmd|com|command|cpl|deb|diagcab|diagcfg|diagpkg|dll|dmg|exe?_?|` +
    String.raw`hta|img|ins|iso|isp|jar|jnlp|js|jse|lib|lnk|mde|mjs|msc|msi|msix|msixbundle|msp|mst|nsh|pif|pkg|ps1|reg|rpm|scr|` +
    String.raw`sct|sh|shb|sys|url|vb|vbe|vbs|vhdx?|vxd|wsc|wsf|wsh|xll)$`,
  'i',
);
/** Extensions of Office files with macros. */
const hasMacrosByName = /\.(do[ct]m|xls[bm]|xltm|xla|xlam|pp[ast]m|ppam|ppsm|pptm|potm|sldm)$/i;
/** Magic numbers of Windows, Linux and macOS programs, and of scripts. */
const programs = ['MZ', '\x7fELF', '#!', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xca\xfe\xba\xbe'];

const maxEntries = 10_000;

type Unsafe = Extract<DocumentRefusal, 'executable' | 'macros' | 'password_protected'>;

/**
 * Why an attachment makes the intake refuse its mail: it is executable by name or content, or a password prevents
 * checking. Damaged files and other types are no reason: they stay in the mail.
 */
export async function unsafeAttachment({
  name,
  bytes,
  inflate,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly inflate: Inflate | undefined;
}): Promise<Unsafe | undefined> {
  const byName = unsafeName(name);
  if (byName !== undefined) return byName;
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (programs.some((program) => start.startsWith(program))) return 'executable';
  const kind = contentKind(bytes);
  if (kind === 'zip') return unsafeZip(bytes, inflate);
  if (kind === 'compound')
    return unsafeOnly(checkOfficeBinary(bytes, 'doc')) ?? unsafeOnly(checkOfficeBinary(bytes, 'xls'));
  return kind === 'pdf' ? unsafeOnly(await checkPdf(bytes)) : undefined;
}

function unsafeName(name: string): Unsafe | undefined {
  // Windows ignores blanks and dots at the end of a name.
  const seen = name.replace(/[\s.]+$/, '');
  if (runs.test(seen)) return 'executable';
  return hasMacrosByName.test(seen) ? 'macros' : undefined;
}

async function unsafeZip(bytes: Uint8Array, inflate: Inflate | undefined): Promise<Unsafe | undefined> {
  const entries = readZipDirectory(bytes, maxEntries);
  if (entries === undefined) return undefined;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'password_protected';
  if (hasMacroParts(entries)) return 'macros';
  const byName = entries.map(({ name }) => unsafeName(name)).find((unsafe) => unsafe !== undefined);
  if (byName !== undefined || inflate === undefined) return byName;
  return (await declaresMacros(bytes, entries, inflate)) === true ? 'macros' : undefined;
}

function unsafeOnly(refusal: DocumentRefusal | undefined): Unsafe | undefined {
  return refusal === 'macros' || refusal === 'password_protected' ? refusal : undefined;
}
