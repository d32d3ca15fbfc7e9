import { transactions, type ParamsOf, type TransKind } from '@mpc/api';
import { Drawer, formatNumber } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  EvidencePanel,
  makeArchive,
  NoEvidence,
  orderEvidence,
  readScope,
  type MakeEvidence,
} from '#features/evidence';
import { orderBy, type OrderRef } from '#features/orders';
import { client } from '#shared/api/api.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** So many orders an archive holds. */
const most = 1000;
const decided = ['withdraw', 'web3', 'refund'] as const satisfies readonly TransKind[];
const isDecided = (kind: TransKind): kind is (typeof decided)[number] => decided.some((one) => one === kind);

export interface PeriodEvidenceProps {
  /** What the list asks for. */
  params: ParamsOf<typeof transactions.list>;
  onClose: () => void;
}

/** The evidence of every decided order that the filters match, in one archive. */
export function PeriodEvidence({ params, onClose }: PeriodEvidenceProps) {
  const { t } = useTranslation();
  const kinds = params.trans_kind?.filter(isDecided) ?? decided;
  const make: MakeEvidence = async (by, { signal, onProgress }) => {
    const asked = { ...params, trans_kind: [...kinds], end_time: params.end_time ?? currentTime() };
    const page = await client.call(transactions.list, { ...asked, page_no: 1, page_size: most }, { signal });
    const count = page.count;
    if (count > most)
      throw new NoEvidence(
        t('evidence.period.tooMany', {
          count: formatNumber(count, { digits: 0 }),
          most: formatNumber(most, { digits: 0 }),
        }),
      );
    if (count === 0) throw new NoEvidence(t('evidence.period.none'));
    const all_of = listed(kinds.map((kind) => t(`transactions.kind.${kind}`)));
    const scope = await readScope(asked, { all_of, count }, signal);
    const refs = page.list.flatMap(({ trans_kind: kind, id }): OrderRef[] =>
      isDecided(kind) ? [{ kind, id }] : [],
    );
    const onDone = (done: number) => onProgress({ done, of: count });
    onDone(0);
    const day = new Date(currentTime()).toISOString().slice(0, 10);
    return makeArchive(
      {
        name: `evidence-${day}`,
        scope,
        all: refs,
        subjectOf: async (ref) =>
          orderEvidence(
            await orderBy(ref, (endpoint, asking) => client.call(endpoint, asking, { signal })),
            t,
          ),
      },
      by,
      { signal, onDone },
    );
  };
  return (
    <Drawer open title={t('evidence.period.title')} onClose={onClose}>
      <EvidencePanel
        make={make}
        intro={t('evidence.period.intro', { most: formatNumber(most, { digits: 0 }) })}
        barred={kinds.length === 0 ? t('evidence.period.barred') : undefined}
      />
    </Drawer>
  );
}
