export { knownMethods, readCall } from '@mpc/api/calls';
