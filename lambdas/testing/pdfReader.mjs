// Reads PDFs in its own process, since the library is an ES module that loads more modules at run time. Takes file
// paths, prints a line of JSON for each.
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

for (const path of process.argv.slice(2)) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const [{ info }, marks, preferences] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
  ]);
  const elements = [];
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const read = await readPage(page);
    for (const [role, id] of elementsOf(await page.getStructTree())) {
      elements.push({ role, text: (read.marked.get(id) ?? '').trim(), page: number });
    }
    pages.push({ artifacts: read.artifacts, untagged: read.untagged, isWithinPaper: read.isWithinPaper });
  }
  const { Title: title, Language: language } = info;
  const isTagged = marks?.Marked === true;
  const showsTitle = preferences?.DisplayDocTitle === true;
  console.log(JSON.stringify({ title, language, isTagged, showsTitle, elements, pages }));
}

/** The text of the page: marked content of the structure tree, artifacts, and untagged text. */
async function readPage(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { width, height } = page.getViewport({ scale: 1 });
  const open = [];
  const marked = new Map();
  const artifacts = [];
  const untagged = [];
  let isWithinPaper = true;
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop();
    else if (item.type !== undefined) open.push({ id: item.id ?? undefined, tag: item.tag });
    else {
      const text = item.str + (item.hasEOL ? ' ' : '');
      const mark = open.at(-1);
      if (mark?.id !== undefined) marked.set(mark.id, (marked.get(mark.id) ?? '') + text);
      else if (item.str.trim() !== '') (mark?.tag === 'Artifact' ? artifacts : untagged).push(item.str);
      const [, , , , x, y] = item.transform;
      isWithinPaper &&= x >= 0 && y >= 0 && x + item.width <= width && y + item.height <= height;
    }
  }
  return { marked, artifacts, untagged, isWithinPaper };
}

/** The path of each marked content in the structure tree, such as `Table TR TH`, in reading order. */
function elementsOf(node, roles = []) {
  return (node?.children ?? []).flatMap((child) =>
    child.type === 'content' ? [[roles.join(' '), child.id]] : elementsOf(child, [...roles, child.role]),
  );
}
