import type { NftInfo, SubWallet } from '@mpc/api';
import { checkAddress } from '@mpc/api/addresses';
import {
  AddressField,
  AmountField,
  Checkbox,
  DrawerFooter,
  Form,
  KeyValueList,
  Stack,
  SubmitButton,
  Text,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  addressFieldCheck,
  AddressSummary,
  isRead,
  LookAlikeProof,
  recipientMessages,
  recipientRefusal,
  useAddressKnowledge,
  useRecipientCheck,
} from '#features/address-check';
import { SourceLine } from '#features/payments';
import { ChecksFailed, haveFailed } from '#shared/query-view/checks-failed.tsx';
import { keepDatedDraft } from '#shared/drafts/dated-draft.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { emptyTokenMove, isTokenMove, quantityFault, tokenMoveCall } from './token-move.values.ts';

export interface NftTransferPageProps {
  subWallet: SubWallet;
  nft: NftInfo;
}

/** To whom a token goes, and how many of it. What the contract is told is then reviewed like any other call. */
export function NftTransferPage({ subWallet, nft }: NftTransferPageProps) {
  const { t } = useTranslation();
  const { show } = useOverlayParam();
  const wallet = useWallet();
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const uid = useCommonStore((state) => state.user?.uid);
  const subWalletId = subWallet.sub_wallet_id;
  const base = nft.base_symbol;
  const [proof, setProof] = useState('');
  const [isContractMeant, setContractMeant] = useState(false);
  const { values, draftedAt, change, clear } = useDraft({
    kind: `nft ${nft.contract_address} ${nft.token_id}`,
    subWalletId,
    empty: emptyTokenMove,
    isValues: isTokenMove,
  });
  const check = checkAddress(base, values?.address ?? '');
  const to = check.ok ? check.normalized : '';
  const known = useAddressKnowledge(to, { walletId: subWallet.wallet_id, subWalletId, baseSymbol: base });
  const { recipientCheck, queries } = useRecipientCheck(to, {
    walletId: subWallet.wallet_id,
    subWalletId,
    baseSymbol: base,
    token: { contract: nft.contract_address, name: nft.collection_name },
  });
  const needed = [...queries, ...known.comparison];
  if (values === null) return null;
  // Until the address book is read nobody knows whether the address looks like one of its own.
  const isCompared = recipientCheck !== undefined && known.isCompared;
  const lookAlike = known.lookAlike?.level === 'block' ? known.lookAlike : null;
  const isSeveral = nft.token_standard === 'ERC1155';
  const quantity = isSeveral ? values.quantity : '1';
  const fault = quantityFault(quantity, nft.amount);

  const goOn = async () => {
    if (uid === undefined || to === '' || fault !== null) return;
    if (!isCompared || !isRead(to, lookAlike, proof)) return;
    if (recipientCheck?.kind !== 'allowed' && !(recipientCheck?.kind === 'confirm' && isContractMeant))
      return;
    await keepDatedDraft({ uid, kind: 'nft', subWalletId }, tokenMoveCall(nft, to, quantity));
    show('web3', 'nft');
  };
  return (
    <>
      <Form id={id} label={t('nft.transfer.title')} onProblems={setProblems} onSubmit={() => void goOn()}>
        <Stack>
          <SourceLine
            home={{
              wallet: { id: subWallet.wallet_id, name: wallet?.wallet_name ?? '' },
              subWallet: { id: subWalletId, name: subWallet.sub_wallet_name },
            }}
          />
          <DraftNotice at={draftedAt} onDiscard={clear} />
          <Text tone="strong">{nft.nft_name}</Text>
          <KeyValueList
            items={[
              { key: 'number', label: t('nft.number'), value: nft.token_id },
              { key: 'collection', label: t('nft.collection'), value: nft.collection_name },
            ]}
          />
          <AddressField
            label={t('transfer.to')}
            required
            name="address"
            placeholder={t('transfer.toPlaceholder', { network: nft.coin_net })}
            value={values.address}
            check={addressFieldCheck(t, base)}
            onChange={(address, origin) => {
              setProof('');
              setContractMeant(false);
              change({ address, origin });
            }}
            messages={recipientMessages(t, recipientCheck)}
          />
          {to === '' ? null : (
            <AddressSummary
              address={to}
              entered={values.address}
              label={t('transfer.to')}
              baseSymbol={base}
              subWalletId={subWalletId}
              origin={values.origin}
            />
          )}
          {lookAlike === null ? null : (
            <LookAlikeProof address={to} found={lookAlike} value={proof} onChange={setProof} />
          )}
          {recipientCheck?.kind === 'confirm' ? (
            <Checkbox required checked={isContractMeant} onChange={setContractMeant}>
              {t('recipient.acceptContract')}
            </Checkbox>
          ) : null}
          {isSeveral ? (
            <AmountField
              label={t('nft.transfer.quantity')}
              required
              name="quantity"
              symbol={nft.nft_name}
              decimals={0}
              min="1"
              value={values.quantity}
              onChange={(text) => change({ quantity: text })}
              messages={
                fault === 'over'
                  ? [{ level: 'error', message: t('nft.transfer.over', { amount: nft.amount }) }]
                  : []
              }
            />
          ) : null}
          <ChecksFailed checks={needed} />
          <Text as="p" tone="muted">
            {t('nft.transfer.next')}
          </Text>
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton
          block
          form={id}
          problems={problems}
          reason={
            to !== '' && !isCompared
              ? t(haveFailed(needed) ? 'checks.failed' : 'transfer.waiting.checks')
              : recipientRefusal(t, recipientCheck)
          }
        >
          {t('nft.transfer.goOn')}
        </SubmitButton>
      </DrawerFooter>
    </>
  );
}
