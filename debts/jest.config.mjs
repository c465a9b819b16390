import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'debts', environment: 'node' });
