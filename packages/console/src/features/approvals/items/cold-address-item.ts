import { AnswerMismatch, coldWallet, type MultisigAddress, type MultisigVersion } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content, Run, Saying } from '#features/decisions';
import type { Item } from '../item.ts';
import { fromBusiness, readBusiness } from './business-item.ts';
import { keptRecipients } from './kept-recipients.ts';
import type { Reader } from './reader.ts';

function contentOf(pair: MultisigAddress, version: MultisigVersion, t: TFunction): Content {
  const { coin_net, base_symbol, sign_threshold, signers, vote_free_address } = pair;
  const tier = (key: 'warm' | 'cold', before: string, after: string) => ({
    key,
    label: t(`approval.cold.${key}`),
    before,
    after,
    kind: 'address' as const,
  });
  return {
    facts: [
      { key: 'net', label: t('approval.cold.net'), text: coin_net },
      {
        key: 'signers',
        label: t('approval.cold.signers'),
        text: signers.length === 0 ? '' : t('approval.cold.of', { m: sign_threshold, n: signers.length }),
      },
      {
        key: 'voteFree',
        label: t('approval.cold.voteFree'),
        text: vote_free_address,
        ...(vote_free_address === '' ? {} : { as: 'address' as const, baseSymbol: base_symbol }),
      },
    ],
    diff: [
      tier('warm', version.old_warm_address, version.warm_address),
      tier('cold', version.old_cold_address, version.cold_address),
    ],
  };
}

/** Other contracts of a cold wallet: type 11. */
export async function coldAddressItem(id: number, reader: Reader): Promise<Item> {
  const business = await readBusiness(id, reader);
  const { wallet_id } = business;
  const [pairs, names] = await Promise.all([
    reader.call(coldWallet.addresses, { wallet_id }),
    reader.names(wallet_id),
  ]);
  const pair = pairs.find(({ versions }) => versions.some((version) => version.id === id));
  const version = pair?.versions.find((one) => one.id === id);
  if (pair === undefined || version === undefined) throw new AnswerMismatch(coldWallet.addresses, 'id');
  const audit =
    (result: 1 | 2) =>
    (run: Run, { remark, shown }: Saying) =>
      run(coldWallet.auditChange, { id, result, ...(remark === '' ? {} : { remark }), ...shown });
  return {
    ...fromBusiness('cold-address', id, business),
    canRevoke: business.status === 0,
    content: (t) => contentOf(pair, version, t),
    recipients: [
      keptRecipients(
        wallet_id,
        names,
        pair.base_symbol,
        [version.warm_address, version.cold_address].map((address) => ({ address, memo: '', role: 'tier' })),
      ),
    ],
    ways: {
      approve: audit(1),
      refuse: audit(2),
      revoke: (run) => run(coldWallet.withdrawChange, { id }),
    },
  };
}
