import { addressKey, chainOf, type ChainName } from '@mpc/api/addresses';
import { readSealed, seal, writeSealed, type SealedKey } from '#shared/drafts/sealed.ts';
import { fits, isNumber } from '#shared/fields.ts';
import type { OwnReceiving, Remembered } from './ownership.rules.ts';

type Shown = Pick<OwnReceiving, 'coin' | 'address' | 'memo'>;

/** What is kept of an address that was shown. */
interface Record {
  subWalletId: number;
}

const isRecord = fits<Record>({ subWalletId: isNumber });

/** Networks on which an address is one account, of one sub-wallet, whatever memo is said to go with it. */
const undivided: readonly (ChainName | null)[] = ['evm', 'tron', 'bitcoin', 'litecoin', 'dogecoin', 'solana'];

/**
 * Where an address is remembered: by its account, which is the same for every coin of its network. The memory outlives a sign-out, so it does not tell the addresses of a wallet to whoever
 * sits here next: an address goes into it as a mark that only this browser's key makes.
 */
async function placeOf(uid: number, { coin, address, memo }: Shown): Promise<SealedKey> {
  const isShared = !undivided.includes(chainOf(coin.base_symbol));
  const what = [addressKey(coin.base_symbol, address), ...(isShared ? [memo] : [])];
  const { seal: mark } = await seal(['address', uid], what);
  return ['address', uid, mark];
}

/** What this browser remembers of an address that is shown to a person. */
export async function recall(uid: number, shown: Shown): Promise<Remembered> {
  const found = await readSealed(await placeOf(uid, shown));
  if (found.is === 'none') return { is: 'new' };
  if (found.is === 'broken' || !isRecord(found.value)) return { is: 'changed' };
  return { is: 'known', subWalletId: found.value.subWalletId };
}

/** Remembers that an address was shown as that of a sub-wallet. A browser that keeps nothing calls every address new. */
export async function remember(uid: number, shown: Shown, subWalletId: number): Promise<void> {
  const record: Record = { subWalletId };
  await writeSealed(await placeOf(uid, shown), record).catch(() => undefined);
}
