import { writeCaseFileGuide } from '../src/case-file/guide/writeCaseFileGuide';

writeCaseFileGuide();
