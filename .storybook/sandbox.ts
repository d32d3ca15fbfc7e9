import { createSandbox } from '@mpc/api/sandbox';

/** The server behind every story: the real sandbox, asked through the service worker instead of the network. */
export const sandbox = createSandbox();
