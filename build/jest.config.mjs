import { jestConfig } from './jest.mjs';

export default jestConfig({ name: 'build', environment: 'node' });
