import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const pdfSchema = v.object({
  title: v.string(),
  language: v.string(),
  isTagged: v.boolean(),
  showsTitle: v.boolean(),
  /** In reading order, each with its path in the structure tree, such as `Document Table TR TH`. */
  elements: v.array(v.object({ role: v.string(), text: v.string(), page: v.number() })),
  pages: v.array(
    v.object({
      /** Text of the page itself, such as its number. */
      artifacts: v.array(v.string()),
      /** Text outside the structure tree. */
      untagged: v.array(v.string()),
      isWithinPaper: v.boolean(),
    }),
  ),
});

export type ReadPdf = v.InferOutput<typeof pdfSchema>;

const reader = fileURLToPath(new URL('./pdfReader.mjs', import.meta.url));

/** Reads PDFs with PDF.js. */
export function readPdfs(files: readonly Uint8Array[]): ReadPdf[] {
  const folder = mkdtempSync(join(tmpdir(), 'pdfs-'));
  try {
    const paths = files.map((bytes, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, bytes);
      return path;
    });
    const lines = execFileSync('node', [reader, ...paths], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
    return lines
      .trim()
      .split('\n')
      .map((line) => v.parse(pdfSchema, JSON.parse(line)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function readPdf(file: Uint8Array): ReadPdf {
  const [read] = readPdfs([file]);
  if (read === undefined) throw new Error('nothing was read');
  return read;
}

/** The texts of a PDF whose path in the structure tree ends with `role`, in reading order. */
export function textsIn({ elements }: ReadPdf, role: string): string[] {
  return elements.filter((element) => element.role.endsWith(role)).map(({ text }) => text);
}
