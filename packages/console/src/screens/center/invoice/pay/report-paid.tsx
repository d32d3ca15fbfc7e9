import { billing, codes, Refusal, type BillDetail, type ParamsOf } from '@mpc/api';
import { useEffect, useState } from 'react';
import { billContent, isPayableBill, paidContent, PaidWith } from '#features/bills';
import { ContentView, noteDecisionLate, prepareNote } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { isFields } from '#shared/fields.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { hashFault } from './hash-fault.rules.ts';
import { HashField } from './hash-field.tsx';

interface ReportPaidProps {
  bill: BillDetail;
  /** The coin it was paid with. */
  symbol: string;
  onClose: () => void;
}

/** All of a bill that is shown, and that its payment goes by; what its price or place is may be another by now. */
const lookedAt = (bill: BillDetail) => [
  bill.bill_id,
  bill.bill_no,
  bill.items,
  bill.discount,
  bill.amount,
  bill.unpaid_amount,
  bill.due_time,
  bill.status,
  bill.symbol,
  bill.payments.length,
];

const faults = { txid: 'report.taken', symbol: 'report.unpriced' } as const;

/** Says that a bill was paid, with the transaction where it is known. */
export function ReportPaid({ bill, symbol, onClose }: ReportPaidProps) {
  const { t } = useTranslation('invoice');
  const { t: words } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid);
  const [hash, setHash] = useState('');
  useEffect(prepareNote, []);
  const { bill_id } = bill;
  const key = `bill ${bill_id}`;
  const content = paidContent(billContent(bill, words, currentTime()), bill, symbol, words);
  const coin = bill.pay_symbols.find((one) => one.symbol === symbol);
  const fault = hashFault(hash, coin?.base_symbol ?? '');
  const now = () => client.call(billing.bill, { bill_id });
  const still = useStillSet(lookedAt(bill), async () => lookedAt(await now()));
  const noted = async (params: ParamsOf<typeof billing.pay>) => {
    const shown = await noteDecisionLate(
      {
        sent: { uid: uid ?? 0, key, decision: 'approve', nodeIndex: null },
        looked: { status: 0, nodes: [] },
        content,
        stepLabel: '',
      },
      async () => undefined,
    );
    return { ...params, ...shown };
  };
  const refused = (error: unknown) => {
    const data = error instanceof Refusal && error.code === codes.badParameter ? error.data : null;
    const field = isFields(data) ? data['field'] : undefined;
    return field === 'txid' || field === 'symbol' ? t(faults[field]) : commandWords(words, error);
  };
  return (
    <SettingDialog
      type="info"
      title={t('report.ask')}
      confirm={t('pay.paid')}
      means={t('report.means')}
      done={(answer) =>
        answer?.status === 2
          ? { tone: 'success', message: t('report.paid') }
          : { tone: 'running', message: t('report.confirming') }
      }
      command={billing.pay}
      params={{ bill_id, symbol, ...(hash === '' ? {} : { txid: hash }) }}
      still={still}
      noted={noted}
      isThere={async ({ txid }) => {
        const found = await now();
        return (
          !isPayableBill(found) || (txid !== undefined && found.payments.some((one) => one.txid === txid))
        );
      }}
      against={fault === null ? undefined : t(`report.hashWrong.${fault}`)}
      refused={refused}
      onDone={() => undefined}
      onClose={onClose}
    >
      <ContentView content={content} label={t('report.ask')} />
      <PaidWith bill={bill} symbol={symbol} />
      <HashField value={hash} onChange={setHash} baseSymbol={coin?.base_symbol ?? ''} />
    </SettingDialog>
  );
}
