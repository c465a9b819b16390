import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'lambdas', environment: 'node' });
