import {
  Amount,
  AmountField,
  Button,
  Checkbox,
  ConfirmDialog,
  DatePicker,
  Form,
  Select,
  Stack,
  TextField,
  formatNumber,
  toasts,
  useChecks,
} from '@mpc/ui';
import { useState } from 'react';
import { useSay } from './words.ts';

const coins = [
  { id: 'USDT', label: 'USDT' },
  { id: 'BTC', label: 'BTC' },
];

/** A payment is written down, asked about, and announced. */
export function PaymentForm() {
  const say = useSay();
  const checks = useChecks();
  const [coin, setCoin] = useState<string | null>('USDT');
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [note, setNote] = useState('');
  const [read, setRead] = useState(false);
  const [asking, setAsking] = useState(false);
  const symbol = coin ?? '';

  const pay = () => {
    setAsking(false);
    toasts.show({
      tone: 'success',
      message: `${say.sent}: ${formatNumber(amount, { digits: 'all' })} ${symbol}`,
    });
  };

  return (
    <Form label={say.payment} onSubmit={() => setAsking(true)}>
      <Stack>
        <TextField label={say.recipient} value="Anchor Shipping" disabled />
        <Select label={say.coin} options={coins} value={coin} onChange={setCoin} required />
        <AmountField
          label={say.amount}
          symbol={symbol}
          decimals={6}
          max="25000"
          value={amount}
          onChange={setAmount}
          onMax={() => setAmount('25000')}
          required
        />
        <DatePicker label={say.day} value={day} onChange={setDay} />
        <TextField label={say.note} value={note} onChange={setNote} check={checks.length({ max: 20 })} />
        <Checkbox checked={read} onChange={setRead} required>
          {say.read}
        </Checkbox>
        <Button type="submit" variant="primary">
          {say.pay}
        </Button>
        <Button disabledReason={say.waiting}>{say.overview}</Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={say.sure}
        confirmLabel={say.pay}
        onConfirm={pay}
        onCancel={() => setAsking(false)}
      >
        <Amount value={amount} symbol={symbol} />
      </ConfirmDialog>
    </Form>
  );
}
