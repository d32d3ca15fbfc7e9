import { Time, type KeyValueItem } from '@mpc/ui';
import { use, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CallView } from '#features/contract-call';
import { Answered, ContentView, DecisionSheet, MissingPeople } from '#features/decisions';
import { OrderFingerprint, RecipientsTable } from '#features/orders';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import type { Item } from './item.ts';
import { ItemStrategy } from './item-strategy.tsx';
import { titleText } from './localized-text.tsx';
import { TypeName } from './type-name.tsx';

export interface ItemSheetProps {
  item: Item;
  /** Its type and where it stands are said above it. @default false */
  isTitled?: boolean;
  /** What changed since it was opened; left out where it was not read twice. */
  changes?: ReactNode;
  /** Whether the fingerprint stands in it, and not beside it. @default true */
  hasFingerprint?: boolean;
  /** What can be chosen along with it. */
  children?: ReactNode;
}

/** Something that waits for people and is no order, as somebody decides about it: what it changes, who decides, who asked and why. */
export function ItemSheet({
  item,
  isTitled = false,
  changes,
  hasFingerprint = true,
  children,
}: ItemSheetProps) {
  const { t, i18n } = useTranslation();
  const { subWalletId, subWalletName, payment } = item;
  const fingerprint: KeyValueItem[] =
    payment === undefined
      ? []
      : [{ key: 'fingerprint', label: t('fingerprint.label'), value: <OrderFingerprint facts={payment} /> }];
  return (
    <DecisionSheet
      context={
        isTitled ? (
          subWalletName
        ) : (
          <>
            <TypeName type={item.type} />
            {subWalletName === '' ? null : ` · ${subWalletName}`}
          </>
        )
      }
      headline={titleText(item.title, { t, i18n })}
      facts={[...useItemFacts(item, changes), ...(hasFingerprint ? fingerprint : [])]}
    >
      <ContentView
        content={item.content(t)}
        label={t('approval.content')}
        subWalletId={subWalletId === 0 ? undefined : subWalletId}
        walletId={item.walletId}
      />
      {item.several === undefined ? null : <RecipientsTable {...item.several} />}
      {item.call === undefined ? null : <CallView {...item.call} />}
      {children}
    </DecisionSheet>
  );
}

function useItemFacts(item: Item, changes: ReactNode): KeyValueItem[] {
  const { t } = useTranslation();
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  const { asks, strategy, type, initiator, createdAt, expireAt, remark, status } = item;
  const isOpen = status === 0;
  const isAnswered = use(Answered);
  return [
    ...(strategy === undefined
      ? []
      : [
          {
            key: 'changed',
            label: <TypeName type={type} />,
            value: (
              <StrategyLink to={strategy.to} newTab>
                {strategy.name}
              </StrategyLink>
            ),
          },
        ]),
    ...(asks === undefined
      ? []
      : [{ key: 'strategy', label: t('order.strategy'), value: <ItemStrategy item={item} uid={uid} /> }]),
    ...(isOpen && !isAnswered && item.nodes.length > 0
      ? [
          {
            key: 'missing',
            label: t('decision.missing'),
            value: <MissingPeople subject={item} createdAt={createdAt} pays={item.pays !== undefined} />,
          },
        ]
      : []),
    {
      key: 'asked',
      label: t('approval.askedBy'),
      value: (
        <>
          {initiator === undefined ? null : `${initiator.nickname} · `}
          <Time at={createdAt} />
        </>
      ),
    },
    ...(remark === '' ? [] : [{ key: 'reason', label: t('approval.reason'), value: remark }]),
    ...(expireAt === undefined || !isOpen
      ? []
      : [
          {
            key: 'expires',
            label: t('approval.expires'),
            value: expireAt === 0 ? t('approval.never') : <Time at={expireAt} />,
          },
        ]),
    ...(changes === undefined ? [] : [{ key: 'changes', label: t('decision.changes'), value: changes }]),
  ];
}
