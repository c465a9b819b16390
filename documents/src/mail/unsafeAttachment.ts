import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { viewOf } from '../bytes/byteArrays';
import { startsAsProgram } from '../bytes/startsAsProgram';
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
/**
 * CLSID 000C1084-0000-0000-C000-000000000046 of a Windows installer, in the byte order of files. Patches and transforms
 * differ in its first byte.
 */
const installerClass = [0x84, 0x10, 0x0c, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46];

const maxEntries = 10_000;

type Unsafe = Extract<DocumentRefusal, 'executable' | 'macros' | 'password_protected'>;

/**
 * Why a part makes the intake refuse its mail: it is executable by a name or its content, or a password prevents
 * checking. Damaged files and other types are no reason: they stay in the mail.
 */
export async function unsafeAttachment({
  names,
  bytes,
  isText,
}: {
  readonly names: readonly string[];
  readonly bytes: Uint8Array;
  /** Whether mail programs only show it as text, which may begin with a program's magic number */
  readonly isText: boolean;
}): Promise<Unsafe | undefined> {
  const byName = names.map(unsafeName).find((unsafe) => unsafe !== undefined);
  if (byName !== undefined) return byName;
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const canRun = !isText || start.includes('\0');
  if (canRun && startsAsProgram(start)) return 'executable';
  const kind = contentKind(bytes);
  if (kind === 'zip') return unsafeZip(bytes);
  if (kind === 'compound') return unsafeCompound(bytes);
  return kind === 'pdf' ? unsafeOnly(await checkPdf(bytes)) : undefined;
}

function unsafeName(name: string): Unsafe | undefined {
  // `a.exe::$DATA` names the content of `a.exe` in Windows.
  const seen = withoutEnd(withoutEnd(name).replace(/:[^:]*:\$\w+$/, ''));
  if (runs.test(seen)) return 'executable';
  return hasMacrosByName.test(seen) ? 'macros' : undefined;
}

/** Windows ignores blanks and dots at the end of a name. A regular expression would take quadratic time. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

function unsafeCompound(bytes: Uint8Array): Unsafe | undefined {
  if (isInstaller(bytes)) return 'executable';
  return unsafeOnly(checkOfficeBinary(bytes, 'doc')) ?? unsafeOnly(checkOfficeBinary(bytes, 'xls'));
}

/** Whether a compound file is an installer of Windows (MSI, MSP, MST), by the class of its root. */
function isInstaller(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const classOfRoot = (view.getUint32(48, true) + 1) * 2 ** view.getUint16(30, true) + 80;
  const [kind, ...rest] = bytes.subarray(classOfRoot, classOfRoot + installerClass.length);
  return kind !== undefined && [0x82, 0x84, 0x86].includes(kind) && String(rest) === String(installerClass.slice(1));
}

async function unsafeZip(bytes: Uint8Array): Promise<Unsafe | undefined> {
  const entries = readZipDirectory(bytes, maxEntries);
  if (entries === undefined) return undefined;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'password_protected';
  if (hasMacroParts(entries)) return 'macros';
  const byName = entries.map(({ name }) => unsafeName(name)).find((unsafe) => unsafe !== undefined);
  return byName ?? ((await declaresMacros(bytes, entries)) === true ? 'macros' : undefined);
}

function unsafeOnly(refusal: DocumentRefusal | undefined): Unsafe | undefined {
  return refusal === 'macros' || refusal === 'password_protected' ? refusal : undefined;
}
