import { billing, codes, Refusal, type BillDetail } from '@mpc/api';
import { KeyValueList, TextField } from '@mpc/ui';
import { useState } from 'react';
import { isPayableBill } from '#features/bills';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { isFields } from '#shared/fields.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { commandWords } from '#shared/query-view/command-words.ts';
import { hashFault } from './hash-fault.rules.ts';

interface ReportPaidProps {
  bill: BillDetail;
  /** The coin it was paid with. */
  symbol: string;
  onClose: () => void;
}

/** All of a bill that its payment goes by; what its price or place is may be another by now. */
const lookedAt = ({ bill_id, bill_no, amount, unpaid_amount, status, symbol, payments }: BillDetail) => [
  bill_id,
  bill_no,
  amount,
  unpaid_amount,
  status,
  symbol,
  payments.length,
];

const faults = { txid: 'report.taken', symbol: 'report.unpriced' } as const;

/** Says that a bill was paid, with the transaction where it is known. */
export function ReportPaid({ bill, symbol, onClose }: ReportPaidProps) {
  const { t } = useTranslation('invoice');
  const { t: words } = useTranslation();
  const [hash, setHash] = useState('');
  const { bill_id } = bill;
  const coin = bill.pay_symbols.find((one) => one.symbol === symbol);
  const fault = hashFault(hash, coin?.base_symbol ?? '');
  const now = () => client.call(billing.bill, { bill_id });
  const still = useStillSet(lookedAt(bill), async () => lookedAt(await now()));
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
      <KeyValueList
        items={[
          { key: 'number', label: t('bill.number'), value: bill.bill_no },
          {
            key: 'unpaid',
            label: t('bill.unpaid'),
            value: `${exactAmount(bill.unpaid_amount)} ${bill.symbol}`,
          },
          {
            key: 'coin',
            label: t('pay.coin'),
            value: (
              <>
                {coin === undefined ? symbol : coinName(coin)}
                <CoinCode symbol={symbol} name={coin?.symbol_alias ?? symbol} />
              </>
            ),
          },
        ]}
      />
      <TextField
        label={t('report.hash')}
        description={t('report.hashHint')}
        name="txid"
        value={hash}
        onChange={setHash}
        check={(text) => {
          const wrong = hashFault(text, coin?.base_symbol ?? '');
          return wrong === null ? null : { level: 'error', message: t(`report.hashWrong.${wrong}`) };
        }}
      />
    </SettingDialog>
  );
}
