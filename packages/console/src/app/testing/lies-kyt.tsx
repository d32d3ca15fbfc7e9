import { kyt, transactions, type HandleType } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { contentDigest, type Content } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { RecordDetail } from '../../screens/center/kyt/records/detail/record-detail.tsx';
import { isAbout } from '../../screens/center/kyt/records/handling/handling.rules.ts';
import { recordContent } from '../../screens/center/kyt/records/handling/record-content.ts';

const nothing = () => {};
const remark = 'Looked into it';

/** The deposit of Customer deposits that is held for its risk. */
function heldRecord(): number {
  const found = sandbox.world.kytRecords
    .where('wallet_id', walletIds.treasury)
    .filter(({ sub_wallet_id }) => sub_wallet_id === subWalletIds.customerDeposits)
    .find(({ trans_id }) => {
      const row = sandbox.world.transactions.get(trans_id);
      return row?.trans_kind === 'deposit' && row.kyt_status === 3 && row.status === 3000;
    });
  if (found === undefined) throw new Error('The sandbox has no such record');
  return found.record_id;
}

/** Presses what is to be decided as soon as it can be, and gives the reason that is asked for. */
function Pressed({ act, children }: { act: string; children: ReactNode }) {
  useEffect(() => {
    let isAsked = false;
    const look = () => {
      const field = document.querySelector('textarea');
      if (field !== null) {
        isAsked = true;
        if (field.value === '') fireEvent.change(field, { target: { value: remark } });
        return;
      }
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === act);
      // Asked once: what is closed then was closed for a reason.
      if (!isAsked && button !== undefined && button.ariaDisabled !== 'true') fireEvent.click(button);
    };
    // What is looked for comes and goes as the page is drawn.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    return () => watch.disconnect();
  }, [act]);
  return children;
}

/** A record as somebody decides about it, with what moved. */
function useHandled(record_id: number, type: HandleType, act: string) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { data: record } = useQuery(read(kyt.record, { record_id }));
  const { data: movement } = useQuery({
    ...read(transactions.depositInfo, { id: record?.trans_id ?? 0 }),
    enabled: record !== undefined,
  });
  const isReady =
    record?.can_handle.includes(type) === true && movement !== undefined && isAbout(record, movement);
  return {
    decided: isReady ? recordContent(record, { t, words }) : null,
    page: () => (
      <Pressed act={act}>
        <RecordDetail id={record_id} isNext={false} onClose={nothing} onDecided={nothing} />
      </Pressed>
    ),
  };
}

const handled = (name: string, handle_type: HandleType, button: string): Decision<Content> => ({
  as: 'owner',
  at: `/mpc/center/kyt/details?w=${walletIds.treasury}`,
  name,
  useOffer: () => useHandled(heldRecord(), handle_type, button),
  posts: () => posting(kyt.handle, { record_id: heldRecord(), handle_type, remark }),
  about: ({ facts }) => facts,
  digest: contentDigest,
  button,
  lies: {
    'kyt.record': /^/,
    'transactions.depositInfo': /^(base_symbol|symbol|amount|address_from|sub_wallet_id)$/,
  },
});

/** What becomes of a deposit that is held for its risk. */
export const handledDeposits = [
  handled('released deposit', 1, 'Release'),
  handled('frozen deposit', 2, 'Freeze'),
];
