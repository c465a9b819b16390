import { integerOf, type PdfDictionary } from './pdfTokens';

/**
 * Reverses PNG's prediction (ISO 32000-1, 7.4.4.4; PNG, 9.2), which most cross-reference streams use: each row begins
 * with its filter type. `undefined` for TIFF's prediction.
 */
export function undoPredictor(content: Uint8Array, parameters: PdfDictionary | undefined): Uint8Array | undefined {
  const number = (key: string, otherwise: number) => integerOf(parameters?.get(key)) ?? otherwise;
  const predictor = number('Predictor', 1);
  if (predictor < 10) return predictor === 1 ? content : undefined;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const distance = Math.max(1, bits >> 3);
  const rowLength = Math.ceil((bits * number('Columns', 1)) / 8);
  const plain = new Uint8Array(content.length);
  let length = 0;
  for (let begin = 0; begin < content.length; begin += rowLength + 1) {
    const kind = content[begin] ?? 0;
    const row = content.subarray(begin + 1, begin + 1 + rowLength);
    for (const [column, byte] of row.entries()) {
      const left = column < distance ? 0 : (plain[length - distance] ?? 0);
      const above = plain[length - rowLength] ?? 0;
      const aboveLeft = column < distance ? 0 : (plain[length - rowLength - distance] ?? 0);
      plain[length] = byte + predicted(kind, left, above, aboveLeft);
      length += 1;
    }
  }
  return plain.subarray(0, length);
}

function predicted(kind: number, left: number, above: number, aboveLeft: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const [toLeft, toAbove] = [Math.abs(above - aboveLeft), Math.abs(left - aboveLeft)];
      const toBoth = Math.abs(left + above - 2 * aboveLeft);
      if (toLeft <= toAbove && toLeft <= toBoth) return left;
      return toAbove <= toBoth ? above : aboveLeft;
    }
    default:
      return 0;
  }
}
