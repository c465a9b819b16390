import { jestConfig } from './build/jest.mjs';

export default jestConfig({ name: 'contract', environment: 'node' });
