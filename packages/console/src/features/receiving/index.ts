import { lazyPart } from '#shared/lazy-part.tsx';

export { HeldCopy } from './held-copy.tsx';

const words = ['transfer', 'order', 'btcAddress'] as const;

/** One address to be given away, once the wallet has said that it is its own: nothing of it can be passed on before. */
export const PayHere = lazyPart(() => import('./pay-here.tsx'), 'PayHere', words);

/** An own address in full among other facts, to copy once the wallet has said that it is its own. */
export const OwnAddress = lazyPart(() => import('./own-address.tsx'), 'OwnAddress', words);
