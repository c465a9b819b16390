import { escapeHtml } from '@incasso/contract/escapeHtml';

/** A start tag, its attributes escaped. An attribute without value is left out when `false`. */
export function tag(name: string, attributes: Readonly<Record<string, string | boolean>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (value === false) return [];
    return value === true ? [attribute] : [`${attribute}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** A block of data that is no program: no policy keeps it from the page. */
export function dataBlock(attributes: Readonly<Record<string, string>>, data: unknown): string {
  return `${tag('script', attributes)}${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
