/** Relationships that Word or Excel load automatically and may run; `docs/security.md` has the reasons. */
const loadingTypes =
  /\/relationships\/(attachedtemplate|frame|subdocument|oleobject|package|control|activexcontrolbinary|afchunk|transform)$/i;

const relationships = /<(?:[^\s=<>"'/:]+:)?Relationship((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)/g;
const attributes = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether relationships load something that may bring code from the web or another machine. */
export function linksToCode(markup: string): boolean {
  return Array.from(markup.matchAll(relationships), ([, written = '']) => attributesOf(written)).some(
    (values) =>
      loadingTypes.test(values.get('Type')?.trim() ?? '') &&
      (values.get('TargetMode') ?? 'Internal') !== 'Internal' &&
      !isOfOneMachine(values.get('Target') ?? ''),
  );
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(written.matchAll(attributes), ([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
}

/**
 * Whether a link points to the author's disk or to a path beside the document. Anything else is on the web or on
 * another machine, in plain notation (`https:`, `\\server`, `file://server`) or in one that only Office reads.
 */
export function isOfOneMachine(link: string): boolean {
  if (link.includes('&#')) return false;
  return /^(?:file:[\\/]{0,3})?[a-z]:(?:[\\/]|%5c)/i.test(link) || /^(?:[^\\/:%][^:]*)?$/.test(link);
}
