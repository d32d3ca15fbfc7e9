import type { StrategyFor } from '@mpc/api';
import { Banner, Inline, Link, Stack } from '@mpc/ui';
import { useOwnDecision, type AskedOrder } from '#features/strategy-check';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { testOrderHref } from '#shared/navigation/strategy-links.ts';
import { useCommonStore } from '#shared/session/common-store.ts';

export interface StrategyLookProps {
  walletId: number;
  subWalletId: number;
  order: Omit<AskedOrder, 'at' | 'initiator'>;
  /** What decides it, as the server says. */
  said: StrategyFor;
  /** Whether it leads to the strategies; false where the last look is taken. @default true */
  linked?: boolean;
}

/** Longer data does not go into an address. */
const dataLimit = 4000;

/** Leads to why a strategy decides, and says where another one does by the strategies in force. */
export function StrategyLook({ order, ...look }: StrategyLookProps) {
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  // Worked out anew, as of now, for another order.
  return <Look key={JSON.stringify(order)} {...look} asked={{ ...order, initiator: uid }} />;
}

interface LookProps extends Omit<StrategyLookProps, 'order'> {
  asked: Omit<AskedOrder, 'at'>;
}

function Look({ walletId, subWalletId, asked, said, linked = true }: LookProps) {
  const { t } = useTranslation();
  const decision = useOwnDecision({ walletId, subWalletId }, asked);
  if (decision === undefined) return null;
  const names =
    decision.kind === 'undecidable' ? [] : decision.by.map((by) => by?.name ?? t('order.basicStrategy'));
  const own = decision.kind === 'decided' ? (decision.by[0]?.strategy_id ?? 0) : -1;
  const isSame = decision.kind === 'undecidable' || own === (said.type === 0 ? 0 : said.strategy_id);
  const { call, recipients, symbol, amount, initiator } = asked;
  const to = call?.contract ?? recipients[0] ?? '';
  const data = call === undefined || call.input === '0x' ? '' : call.input;
  const isLinked = linked && (call !== undefined || recipients.length === 1) && data.length <= dataLimit;
  return (
    <Stack gap="s">
      {isSame ? null : <Banner tone="attention">{t('transfer.differs', { name: listed(names) })}</Banner>}
      {isLinked ? (
        <Inline>
          <Link
            href={testOrderHref({ walletId, subWalletId }, call === undefined ? 1 : 2, {
              coin: symbol,
              amount,
              to,
              ...(data === '' ? {} : { data }),
              who: String(initiator),
            })}
          >
            {t('order.why')}
          </Link>
        </Inline>
      ) : null}
    </Stack>
  );
}
