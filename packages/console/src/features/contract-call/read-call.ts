export { readCall } from '@mpc/api/calls';
