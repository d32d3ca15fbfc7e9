export { knownMethods } from '@mpc/api/calls';
