import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fontconfigFolder = fileURLToPath(new URL('../../node_modules/.cache/fontconfig', import.meta.url));

/** Devices on which the fallback fonts are measured, each with its installed fonts. */
const devices = {
  /** Arimo and Tinos have the metrics of Arial and Times New Roman. */
  desktop: {
    sans: 'Arimo',
    serif: 'Tinos',
    files: [
      import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
      import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
      import.meta.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'),
      import.meta.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf'),
    ],
  },
  android: {
    sans: 'Roboto',
    serif: 'Noto Serif',
    files: [
      import.meta.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
      import.meta.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
      import.meta.resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'),
      import.meta.resolve('@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf'),
    ],
  },
} as const;

/** Environment in which a browser finds a device's fonts and none of this machine's. */
export function fontsOf(device: keyof typeof devices): { readonly FONTCONFIG_FILE: string } {
  const { sans, serif, files } = devices[device];
  const folders = files.map((file) => `<dir>${dirname(fileURLToPath(file))}</dir>`);
  const generic = (family: string, font: string) =>
    `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  const configuration = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>',
    ...folders,
    `<cachedir>${fontconfigFolder}</cachedir>`,
    generic('sans-serif', sans),
    generic('serif', serif),
    '</fontconfig>',
  ];
  const file = join(fontconfigFolder, `${device}.conf`);
  mkdirSync(fontconfigFolder, { recursive: true });
  writeFileSync(file, configuration.join('\n'));
  return { FONTCONFIG_FILE: file };
}
