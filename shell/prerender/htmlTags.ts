import { escapeHtml } from '@incasso/contract/escapeHtml';

/** A start tag with escaped attributes. An attribute that is `false` is left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | boolean>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === false) return [];
    return value === true ? [attribute] : [`${attribute}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** A script element with data, which no content security policy blocks. */
export function dataBlock(attributes: Readonly<Record<string, string>>, data: unknown): string {
  return `${tag('script', attributes)}${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
