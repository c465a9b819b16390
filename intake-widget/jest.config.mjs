import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'intake-widget', environment: 'jsdom', hasComponents: true });
