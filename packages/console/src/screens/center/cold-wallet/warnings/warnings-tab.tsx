import { coldWallet, type Coin } from '@mpc/api';
import { Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { live } from '#shared/freshness/live.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { coldCoinsOf } from '../fund-strategy/fund-queries.ts';
import { AlarmForm } from './alarm-form.tsx';
import { alarmDraft } from './alarm.values.ts';

/** Who is told by e-mail what happens to the cold wallet, and below which balances. */
const alarmOf = (walletId: number) => read(coldWallet.alarm, { wallet_id: walletId });

/** Who is told by e-mail what happens in the cold wallet, and when the address that pays fees runs low. */
export function WarningsTab({ walletId }: { walletId: number }) {
  const alarm = useQuery({ ...alarmOf(walletId), ...live });
  const coins = useQuery(coldCoinsOf(walletId));
  const skeleton = <Skeleton shape="form" />;
  return (
    <QueryView query={alarm} skeleton={skeleton}>
      {(data) => (
        <QueryView query={coins} skeleton={skeleton}>
          {(all: readonly Coin[]) => (
            <Drafted form={alarmDraft(walletId)}>
              {(draft) => <AlarmForm {...draft} walletId={walletId} alarm={data} coins={all} />}
            </Drafted>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
