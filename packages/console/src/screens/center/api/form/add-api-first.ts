export { askFirst } from '../api-settings-first.ts';
