import { theme } from '@incasso/frontend/brand/theme';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { Resvg } from '@resvg/resvg-js';
import type { SiteFolder } from './SiteFolder';

const { ink, marker, paper, paid } = theme.color;

/** An invoice with a highlighted total and a tick. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ink}"/><path fill="${paper}" d="M16 10h32v44l-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3z"/><path stroke="${ink}" stroke-width="3" d="M21 19h22M21 26h14"/><path fill="${marker}" d="M20 32h24v9H20z"/><path fill="none" stroke="${paid}" stroke-width="4.5" d="m25 36 5 5 11-13"/></svg>`;

/** Icons for home screens and tabs, with their width in pixels. */
const pictures = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'favicon.ico': 48 };

export async function writeIcons(site: SiteFolder): Promise<void> {
  await site.write('/favicon.svg', drawing);
  for (const [name, width] of Object.entries(pictures)) {
    const png = new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();
    await site.write(`/${name}`, name.endsWith('.ico') ? asIco(png, width) : png);
  }
  await site.write('/site.webmanifest', JSON.stringify(manifest));
}

const manifest = {
  name: firmProfile.firmName,
  short_name: firmProfile.product,
  lang: 'nl',
  start_url: routes.home,
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
};

/** Wraps a PNG as an .ico file: a header of 6 bytes, an entry of 16, the picture. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
