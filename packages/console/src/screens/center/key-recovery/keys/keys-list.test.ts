import { expect, it } from 'vitest';
import { keysList, keysParams } from './keys-list.ts';

const asked = (text: string) => keysParams(keysList.parse(new URLSearchParams(text)), 1);

it('asks for the keys of a wallet, narrowed as the address says', () => {
  expect(asked('q=a+recovery+phrase')).toEqual({ wallet_id: 1 });
  expect(asked('sub=2001,2002&type=ed25519&status=1,9')).toEqual({
    wallet_id: 1,
    sub_wallet_id: [2001, 2002],
    key_type: 'ed25519',
    export_status: [1],
  });
});
