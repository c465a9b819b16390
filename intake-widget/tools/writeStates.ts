import { writeFileSync } from 'node:fs';
import { statesPage, statesPagePath } from './statesPage';

writeFileSync(statesPagePath, statesPage());
