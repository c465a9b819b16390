import { withParts } from '@incasso/documents/testing/sampleOffice';

type Sheet = readonly (readonly (string | number | Date)[])[];

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet with these cells, sheet by sheet. */
export function xlsxList(...sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const numbers = sheets.map((_, place) => place + 1);
  const parts = sheets.map((sheet, place) => [`xl/worksheets/sheet${String(place + 1)}.xml`, sheetXml(sheet)] as const);
  return withParts('tabel.xlsx', {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers
      .map((id) => `<sheet name="Blad${String(id)}" sheetId="${String(id)}" r:id="rId${String(id)}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbers
      .map(
        (id) =>
          `<Relationship Id="rId${String(id)}" Type="${relations}/worksheet" Target="worksheets/sheet${String(id)}.xml"/>`,
      )
      .join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
  });
}

function sheetXml(sheet: Sheet): string {
  const rows = sheet.map((row, y) => {
    const cells = row.map((value, x) => {
      const place = `${String.fromCharCode(65 + x)}${String(y + 1)}`;
      if (value instanceof Date)
        return `<c r="${place}" s="1"><v>${String(value.getTime() / 86_400_000 + 25_569)}</v></c>`;
      if (typeof value === 'number') return `<c r="${place}"><v>${String(value)}</v></c>`;
      return `<c r="${place}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
    });
    return `<row r="${String(y + 1)}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}
