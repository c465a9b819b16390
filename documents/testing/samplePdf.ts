/**
 * A small valid PDF with one page that shows the text (ASCII without brackets), padded by a comment to at least `size`
 * bytes.
 */
export function samplePdf({
  text = 'Factuur 2024-001',
  size = 0,
}: { text?: string; size?: number } = {}): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let file = '%PDF-1.4\n';
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  file += `%${' '.repeat(Math.max(0, size - file.length - 400))}\n`;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  const end = `startxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(`${file}%${' '.repeat(Math.max(0, size - file.length - end.length - 2))}\n${end}`);
}
