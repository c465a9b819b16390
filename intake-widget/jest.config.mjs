import { jestConfig } from '../contract/build/jest.mjs';

export default jestConfig({ name: 'intake-widget', environment: 'jsdom' });
