import { jestConfig } from '../contract/build/jest.mjs';

export default jestConfig({ name: 'local-cloud', environment: 'node' });
