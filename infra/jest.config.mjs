import { jestConfig } from '../contract/build/jest.mjs';

export default jestConfig({ name: 'infra', environment: 'node' });
