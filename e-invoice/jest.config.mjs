import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'e-invoice', environment: 'node' });
