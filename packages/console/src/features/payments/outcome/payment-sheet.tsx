import type { StrategyFor } from '@mpc/api';
import { Amount, type KeyValueItem } from '@mpc/ui';
import type { ReactNode } from 'react';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { type AddressOrigin, RecipientName } from '#features/address-check';
import { CallHeadline } from '#features/contract-call';
import { DecisionSheet, StrategyStep } from '#features/decisions';
import { namedRecipients, RecipientsTable } from '#features/orders';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { factsOf, type Intent } from '../intents/intent.ts';
import { type ShownPayment, usePaymentFacts } from './payment-facts.tsx';

export interface PaymentSheetProps extends ShownPayment {
  intent: Intent;
  /** What it comes down to, where that is not its amount. */
  headline?: ReactNode;
  /** What it is about, where nobody is paid by it: a call. @default everybody who is paid */
  children?: ReactNode;
  /** How the one recipient came into the form, and the text it was entered as. */
  origin?: AddressOrigin | undefined;
  entered?: string | undefined;
  /** What decides it; null where nothing does, undefined where that was not asked. */
  strategy?: StrategyFor | null | undefined;
  /** What is to be said of that strategy. */
  look?: ReactNode;
  /** What it costs, where that is more than one figure. @default its fee and the total */
  cost?: readonly KeyValueItem[];
  /** What else is confirmed along with it. */
  facts?: readonly KeyValueItem[];
}

/** A payment as it is confirmed, and as it was once it is sent: never shortened, never rounded. */
export function PaymentSheet(props: PaymentSheetProps) {
  const { intent, headline, children, origin, entered, strategy, look, facts = [], muted, madeUp } = props;
  const { t } = useTranslation();
  const lines = usePaymentFacts(intent, { muted, madeUp });
  const { payment, subWallet, wallet, unit, coinName, uid } = intent;
  const confirmed = factsOf(payment);
  const { outputs = [], address_to: address, amount, base_symbol, symbol } = confirmed;
  const isCall = payment.kind === 'web3';
  const to = { baseSymbol: base_symbol, symbol, subWalletId: subWallet.id };
  return (
    <DecisionSheet
      context={
        <>
          {t(isCall ? 'transactions.kind.web3' : 'transactions.kind.withdraw')} · {coinName}
          <CoinCode symbol={symbol} name={unit} /> · {wallet.name} / {subWallet.name}
        </>
      }
      headline={
        headline ??
        (isCall ? (
          <CallHeadline inputData={payment.order.input_data} amount={amount} coin={unit} />
        ) : (
          lines.figure
        ))
      }
      note={
        isCall ? (
          <>
            {labeled(t('order.sentAlong'))}
            <Amount value={amount} symbol={unit} />
          </>
        ) : outputs.length > 1 ? (
          t('decision.toSeveral', { count: outputs.length })
        ) : (
          <RecipientName address={address} walletId={wallet.id} {...to} />
        )
      }
      facts={[
        ...(props.cost ?? [lines.fee, lines.total]),
        ...(strategy === undefined
          ? []
          : [
              {
                key: 'strategy',
                label: t('transfer.strategy'),
                value:
                  strategy === null ? (
                    t('transfer.strategyNone')
                  ) : (
                    <>
                      <StrategyStep
                        nodes={strategy.node_list}
                        uid={uid}
                        strategy={
                          <StrategyLink
                            to={{
                              walletId: wallet.id,
                              subWalletId: subWallet.id,
                              strategyId: strategy.strategy_id,
                              type: strategy.type,
                            }}
                            newTab
                          >
                            {nameOfStrategy(strategy, t)}
                          </StrategyLink>
                        }
                      />
                      {look}
                    </>
                  ),
              },
            ]),
        ...facts,
        ...(payment.order.remark === undefined ? [] : [lines.remark]),
        lines.digest,
      ]}
    >
      {isCall ? null : (
        <RecipientsTable
          {...to}
          recipients={namedRecipients(confirmed)}
          coin={unit}
          origin={origin}
          entered={entered}
        />
      )}
      {children}
    </DecisionSheet>
  );
}
