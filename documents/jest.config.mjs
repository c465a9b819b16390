import { jestConfig } from '@incasso/build/jest';

export default jestConfig({ name: 'documents', environment: 'node' });
