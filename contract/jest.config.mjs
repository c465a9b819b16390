import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'contract', environment: 'node' });
