import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'browser', environment: 'node', hasComponents: true });
