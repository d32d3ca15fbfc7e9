import type { CallKey, CommandMeta } from '@mpc/api/queries';
import '@tanstack/react-query';

/** Keys that no call has: put together from several calls under their domain, or outside of the contract. */
type OwnKey =
  | readonly ['addressBook', 'same', what: string]
  | readonly ['strategies', 'same', what: string]
  | readonly ['autoCollect', 'plan', walletId: number, symbol: string]
  | readonly ['approvals', 'item', kind: string, id: number]
  | readonly ['approvals', 'recipients', paid: object]
  | readonly ['members', 'access', asked: object]
  | readonly ['strategies', 'inEffect', walletId: number]
  | readonly ['setting', 'same', what: string]
  | readonly ['lost', kind: string, place: readonly number[], sentAt: number]
  | readonly ['export', name: string, startedAt: number, page: unknown]
  | readonly ['sign-in'];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CallKey | OwnKey;
    mutationMeta: CommandMeta;
  }
}
