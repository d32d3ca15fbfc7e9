import { addressBook, coldWallet, type MultisigAddress, type MultisigCheck } from '@mpc/api';
import { DiffView } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { addressFaultOf, ContractRefusal, type AddressFault } from './contract-refusal.tsx';
import { contractsNow, inForceOf, isRequested, lookedAt } from './contracts-query.ts';
import { tiers, type ContractPair } from './contracts.values.ts';

export interface SaveContractsProps {
  walletId: number;
  /** The network, by its main coin, and what it is called. */
  base: string;
  network: string;
  /** What is there now, as it was looked at; undefined where there is nothing yet. */
  before: MultisigAddress | undefined;
  pair: ContractPair;
  /** What the chain says of it. */
  check: Pick<MultisigCheck, 'm' | 'n'>;
  remark: string;
  onSubmitted: (itemId: number | null) => void;
  /** The server has something against the addresses. */
  onFault: (fault: AddressFault) => void;
  onClose: () => void;
}

/** The contracts of a network, before and after, each address whole, and who decides: the last look before the request is submitted. */
export function SaveContracts(props: SaveContractsProps) {
  const { walletId, base, network, before, pair, check, remark, onSubmitted, onFault, onClose } = props;
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  // The name of the network comes out of another list than the one it was chosen from.
  const still = useStillSet([lookedAt(before), network], async () => {
    const [now, chains] = await Promise.all([
      contractsNow(walletId, base),
      client.call(addressBook.chains, { wallet_id: walletId }),
    ]);
    return [lookedAt(now), chains.find(({ symbol }) => symbol === base)?.coin_net ?? network];
  });
  const inForce = inForceOf(before);
  const isFirst = inForce.warm_address === '';
  return (
    <SettingDialog
      type="warning"
      title={t(isFirst ? 'addresses.save.askFirst' : 'addresses.save.ask', { network })}
      confirm={t('addresses.submit')}
      means={t('addresses.afterApproval')}
      done={t('addresses.save.done')}
      command={coldWallet.saveAddresses}
      params={{
        wallet_id: walletId,
        base_symbol: base,
        ...pair,
        ...(remark === '' ? {} : { remark }),
      }}
      still={still}
      isThere={async (sent) => isRequested(await contractsNow(walletId, base), before, sent) !== undefined}
      refused={(error) => {
        const fault = addressFaultOf(error);
        if (fault !== null) onFault(fault);
        return <ContractRefusal error={error} onShow={onClose} />;
      }}
      onDone={(data) => onSubmitted(data?.item_id ?? null)}
      onClose={onClose}
    >
      <DecisionSheet
        context={t('addresses.title')}
        headline={t(isFirst ? 'addresses.save.headlineFirst' : 'addresses.save.headline', { network })}
        facts={[
          { key: 'network', label: t('addresses.network'), value: [...new Set([network, base])].join(' · ') },
          {
            key: 'signers',
            label: t('addresses.signers'),
            value: t('addresses.signersOf', { m: check.m, n: check.n }),
          },
          ...(remark === '' ? [] : [{ key: 'remark', label: t('addresses.remark'), value: remark }]),
          {
            key: 'strategy',
            label: words('order.strategy'),
            value: <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'cold_address' }} />,
          },
        ]}
      >
        <DiffView
          label={t('addresses.changes')}
          showUnchanged
          items={tiers.map((tier) => ({
            key: tier,
            label: t(`addresses.tier.${tier}`),
            before: inForce[`${tier}_address`],
            after: pair[`${tier}_address`],
            kind: 'address' as const,
          }))}
        />
      </DecisionSheet>
    </SettingDialog>
  );
}
