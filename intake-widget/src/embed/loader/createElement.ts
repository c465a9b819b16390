/**
 * Creates an element with properties. A `style` is set by script, since strict content security policies of pages
 * forbid style attributes.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
