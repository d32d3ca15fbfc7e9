import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CallView, DappCard } from '#features/contract-call';
import { feeMakeUp } from '#features/network-fee';
import { factsOf, type Intent } from '../intents/intent.ts';
import { PaymentSheet } from '../outcome/payment-sheet.tsx';
import { ConfirmFrame } from '../flow/confirm-frame.tsx';
import { StrategyLook } from '../flow/lazy-pages.ts';
import { callOf } from './call-of.ts';
import { useDecided } from '../flow/use-decided.tsx';
import type { PaymentFlow, Summary } from '../flow/use-payment-flow.ts';
import type { Web3Facts } from './use-web3-facts.ts';
import type { Web3Values } from './web3.values.ts';

export interface Web3ConfirmPageProps {
  flow: PaymentFlow;
  summary: Summary;
  intents: readonly Intent[];
  values: Web3Values;
  facts: Web3Facts;
  onRenew: () => void;
}

/** A call as it is about to leave: who asks for it, what it says, what goes along. */
export function Web3ConfirmPage(props: Web3ConfirmPageProps) {
  const { flow, summary, intents, values, facts, onRenew } = props;
  const { intent } = summary;
  const { base_symbol } = factsOf(intent.payment);
  const call = callOf(intent);
  const { t } = useTranslation();
  const decided = useDecided(summary, facts);
  return (
    <ConfirmFrame
      flow={flow}
      summary={summary}
      intents={intents}
      decided={decided}
      against={facts.amountFault === null ? facts.recipientChecks.blocked : t('transfer.confirm.forbidden')}
      sendLabel={t('web3.send')}
      onRenew={onRenew}
    >
      <PaymentSheet
        intent={intent}
        muted={decided.staleness !== null}
        madeUp={
          facts.fee === null
            ? undefined
            : feeMakeUp(t, facts.fee, { baseSymbol: base_symbol, estimate: facts.fees.data })
        }
        strategy={decided.strategy}
        look={
          decided.strategy && call !== null ? (
            <StrategyLook
              walletId={intent.wallet.id}
              subWalletId={intent.subWallet.id}
              order={{
                symbol: call.baseSymbol,
                amount: call.amount || '0',
                recipients: [],
                call: { contract: call.contract, input: call.inputData },
              }}
              said={decided.strategy}
              linked={false}
            />
          ) : null
        }
      >
        <DappCard name={values.dappName.trim()} url={values.dappUrl.trim()} img={values.dappImg.trim()} />
        {call === null ? null : <CallView call={call} decoded={null} />}
      </PaymentSheet>
    </ConfirmFrame>
  );
}
