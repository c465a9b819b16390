// Prints what to install if a browser is missing.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const packages = { firefox: 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const folders = (process.env.PATH ?? '').split(delimiter);
const missing = Object.keys(packages).filter((name) => !folders.some((folder) => existsSync(join(folder, name))));

if (missing.length > 0) {
  const install = Object.values(packages).join(' ');
  console.error(`Missing: ${missing.join(', ')}. On Debian 12 or newer, as root:\n\n  apt-get install ${install}\n`);
  process.exitCode = 1;
}
