// Checks the imports of all workspaces. Prints each violation and then fails.
import { cruiseProject } from './cruiseProject.mjs';

const { violations } = await cruiseProject();
for (const violation of violations) console.error(violation);
process.exitCode = violations.length === 0 ? 0 : 1;
