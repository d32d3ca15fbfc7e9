export { desktops, recoveryToolOf } from './recovery-tool-query.ts';
