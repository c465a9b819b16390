// Types in every workspace. Prints each error once: the compiler repeats it in every workspace that imports the file.
import { spawnSync } from 'node:child_process';

const compiled = spawnSync('tsc --build --checkers 1 */tsconfig.json', { shell: true, encoding: 'utf8' });
// The lines that explain an error are indented.
for (const error of new Set(compiled.stdout.split(/\n(?! )/))) if (error !== '') console.log(error);
process.stderr.write(compiled.stderr);
process.exitCode = compiled.status ?? 1;
