export { Intake } from '../embed/react/Intake';
