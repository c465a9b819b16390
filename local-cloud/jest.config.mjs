import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'local-cloud', environment: 'node' });
