import { strategies } from '@mpc/api';
import { formatNumber, Section } from '@mpc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { itemEvidence, readItem } from '#features/approvals';
import { EvidencePanel, makeArchive, NoEvidence, readScope, type MakeEvidence } from '#features/evidence';
import { client } from '#shared/api/api.ts';
import type { Strategy } from '../strategy-query.ts';

/** So many changes an archive holds. */
const most = 1000;

/** The evidence of all changes that were asked for of a strategy, in one archive. */
export function StrategyEvidence({ walletId, strategy }: { walletId: number; strategy: Strategy }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { strategy_id, name, version } = strategy;
  const make: MakeEvidence = async (by, { signal, onProgress }) => {
    const asked = { wallet_id: walletId, strategy_id };
    const page = await client.call(strategies.changes, { ...asked, page_no: 1, page_size: most }, { signal });
    const { list, count } = page;
    if (count > most)
      throw new NoEvidence(
        t('evidence.strategy.tooMany', {
          count: formatNumber(count, { digits: 0 }),
          most: formatNumber(most, { digits: 0 }),
        }),
      );
    if (count === 0) throw new NoEvidence(t('evidence.strategy.none'));
    const all_of = t('evidence.strategy.allOf', { name, version });
    const scope = await readScope(asked, { all_of, count }, signal);
    const onDone = (done: number) => onProgress({ done, of: count });
    onDone(0);
    return makeArchive(
      {
        name: `evidence-strategy-${strategy_id}`,
        scope,
        all: list,
        subjectOf: async ({ audit_id }) =>
          itemEvidence(await queryClient.fetchQuery({ ...readItem('strategy', audit_id), staleTime: 0 }), t),
      },
      by,
      { signal, onDone },
    );
  };
  return (
    <Section title={t('evidence.title')}>
      <EvidencePanel make={make} intro={t('evidence.strategy.intro')} />
    </Section>
  );
}
