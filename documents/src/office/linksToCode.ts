import { isOfOneMachine } from './isOfOneMachine';

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
