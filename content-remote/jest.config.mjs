import { jestConfig } from '../contract/build/jest.mjs';

export default jestConfig({ name: 'content-remote', environment: 'jsdom' });
