// The CDK's app over example inputs, for tests of its command line.
import { addStages } from '../addStages';
import { makeApp } from '../addStacks';
import { exampleInputs } from './exampleInputs';

addStages(makeApp({ stackTraces: false }), { ...exampleInputs(), unconfirmed: ['statistics', 'team'] });
