import { apiPaths } from '@incasso/contract/api';
import { documentLimits } from '@incasso/contract/limits';
import { fieldPart, filePart, multipartBody, multipartType, type RawPart } from '@incasso/contract/testing/multipart';
import { sampleHeic, sampleJpeg, samplePng } from '@incasso/contract/testing/sampleImages';
import {
  boundSheet,
  compoundFile,
  fileInformationBlock,
  passwordRecord,
  sampleDoc,
  sampleDocx,
  sampleXls,
  sampleXlsx,
  workbook,
  zipFile,
} from '@incasso/contract/testing/sampleOffice';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { goodParts } from './badFields';
import type { GoodParts, HostileRequest } from './HostileRequest';

const pdf = (index: number) => filePart('documents', `factuur-${index}.pdf`, samplePdf({ text: `Factuur ${index}` }));
const hash = (index: number) => index.toString(16).padStart(64, '0');
const receipt = (index: number, size: number, name = `factuur-${index}.pdf`) =>
  fieldPart('documents', JSON.stringify({ name, size, sha256: hash(index) }));

/** Documents that are refused, each with the reason that the visitor reads. */
export function badDocuments({ intakeToken }: GoodParts): HostileRequest[] {
  const files: readonly (readonly [name: string, bytes: Uint8Array | string, refusal: string])[] = [
    ['leeg.pdf', '', 'empty'],
    ['programma.exe', 'MZ', 'type_not_accepted'],
    ['pagina.html', '<html>', 'type_not_accepted'],
    ['tekening.svg', '<svg onload="alert(1)">', 'type_not_accepted'],
    ['archief.zip', zipFile({ a: 'x' }), 'type_not_accepted'],
    ['macro.docm', sampleDocx({ 'word/vbaProject.bin': 'x' }), 'type_not_accepted'],
    ['zonder', samplePdf(), 'type_not_accepted'],
    ['.pdf', samplePdf(), 'type_not_accepted'],
    ['map.pdf/', samplePdf(), 'type_not_accepted'],
    ['factuur.pdf.exe', samplePdf(), 'type_not_accepted'],
    ['factuur\u202efdp.exe', 'MZ', 'type_not_accepted'],
    [`${'x'.repeat(3000)}.exe`, 'MZ', 'type_not_accepted'],
    ['"; filename="b.exe', 'x', 'type_not_accepted'],
    ['IMG_0001.heic', sampleHeic(), 'heic_photo'],
    ['IMG_0001.jpg', sampleHeic(), 'heic_photo'],
    ['programma.pdf', 'MZ\x90\x00', 'content_mismatch'],
    ['tweeslachtig.pdf', '<script>alert(1)</script>%PDF-1.4 %%EOF', 'content_mismatch'],
    ['foto.png', sampleJpeg(), 'content_mismatch'],
    ['foto.jpg', samplePng(), 'content_mismatch'],
    ['tabel.xls', '<table></table>', 'content_mismatch'],
    ['brief.doc', '{\\rtf1}', 'content_mismatch'],
    ['brief.docx', sampleXlsx(), 'content_mismatch'],
    ['archief.docx', zipFile({ 'word/document.xml': 'x' }), 'content_mismatch'],
    ['brief.docx', sampleDocx({ 'word/vbaProject.bin': 'x' }), 'macros'],
    ['tabel.xlsx', sampleXlsx({ 'xl/macrosheets/sheet1.xml': 'x' }), 'macros'],
    ['brief.doc', sampleDoc({ 'Macros/VBA/dir': new Uint8Array(64) }), 'macros'],
    ['tabel.xls', sampleXls({ Workbook: workbook([boundSheet({ isMacroSheet: true })]) }), 'macros'],
    ['brief.docx', compoundFile({ EncryptedPackage: 'x' }), 'password_protected'],
    ['brief.doc', sampleDoc({ WordDocument: fileInformationBlock({ isEncrypted: true }) }), 'password_protected'],
    ['tabel.xls', sampleXls({ Workbook: workbook([passwordRecord()]) }), 'password_protected'],
    ['half.pdf', samplePdf({ size: 9000 }).slice(0, 5000), 'damaged'],
    ['lus.png', Buffer.concat([samplePng().slice(0, 8), new Uint8Array(3_000_000)]), 'damaged'],
    ['vol.jpg', Buffer.concat([new Uint8Array([0xff, 0xd8]), new Uint8Array(3_000_000).fill(0xff)]), 'damaged'],
    ['leeg vel.pdf', `%PDF-1.4${' '.repeat(3_000_000)}`, 'damaged'],
    ['half.docx', sampleDocx().slice(0, -60), 'damaged'],
    ['bom.docx', zipBomb(), 'unpacks_too_large'],
  ];
  const { maxBytes, maxCount } = documentLimits;
  return [
    ...files.map(([name, bytes, refusal]) =>
      refused(intakeToken, `${name.slice(0, 40)} is ${refusal}`, [filePart('documents', name, bytes)], refusal),
    ),
    ...disguised(intakeToken),
    refused(
      intakeToken,
      '21 documents',
      Array.from({ length: maxCount + 1 }, (_, index) => pdf(index)),
      'too_many',
    ),
    refused(
      intakeToken,
      '40 documents',
      Array.from({ length: 40 }, (_, index) => pdf(index)),
      'too_many',
    ),
    refused(intakeToken, 'the same document twice', [pdf(1), pdf(1)], 'duplicate'),
    refused(intakeToken, 'a receipt of 50 MB and one byte', [receipt(1, maxBytes + 1)], 'too_large'),
    refused(
      intakeToken,
      'receipts of more than 150 MB',
      [1, 2, 3, 4].map((index) => receipt(index, maxBytes)),
      'total_too_large',
    ),
    refused(intakeToken, 'an empty receipt', [receipt(1, 0)], 'empty'),
    refused(intakeToken, 'a receipt of something that was never uploaded', [receipt(1, 5000)], 'not_uploaded'),
    refused(
      intakeToken,
      'receipts of 21 documents',
      Array.from({ length: 21 }, (_, index) => receipt(index, 1)),
      'too_many',
    ),
  ];
}

/** Parts whose headers say two things, or promise what the body does not keep. */
function disguised(token: string): HostileRequest[] {
  const named = (parameters: string, ...more: string[]) => [
    `Content-Disposition: form-data; name="documents"; ${parameters}`,
    ...more,
  ];
  const base64 = Buffer.from(samplePdf()).toString('base64');
  return [
    refused(
      token,
      'a name that turns the reading direction',
      [{ headers: named("filename*=UTF-8''factuur%E2%80%AEfdp.exe"), content: 'MZ' }],
      'type_not_accepted',
    ),
    refused(
      token,
      'two names',
      [{ headers: named(`filename="a.pdf"; filename*=UTF-8''b.exe`), content: samplePdf() }],
      'type_not_accepted',
    ),
    refused(
      token,
      'a PDF in base64',
      [{ headers: named('filename="a.pdf"', 'Content-Transfer-Encoding: base64'), content: base64 }],
      'content_mismatch',
    ),
  ];
}

function refused(token: string, name: string, parts: readonly RawPart[], refusal: string): HostileRequest {
  return {
    name: `documents: ${name}`,
    path: apiPaths.intake,
    headers: { 'content-type': multipartType },
    body: multipartBody([...goodParts(token), ...parts]),
    status: 422,
    code: 'document_refused',
    field: { field: 'documents', code: refusal },
  };
}

/** A small file whose directory says that it inflates to gigabytes. */
function zipBomb(): Uint8Array {
  const bytes = sampleDocx();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
  }
  return bytes;
}
