import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'content-remote', environment: 'jsdom', hasComponents: true });
