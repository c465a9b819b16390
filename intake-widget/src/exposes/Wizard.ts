export { Wizard } from '../wizard/Wizard';
