export { Intake } from '../partner/Intake';
