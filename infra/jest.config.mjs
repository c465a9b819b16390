import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'infra', environment: 'node' });
