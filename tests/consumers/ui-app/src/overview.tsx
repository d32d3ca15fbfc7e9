import {
  Amount,
  Banner,
  Card,
  Columns,
  Donut,
  LineChart,
  QrCode,
  RadioCards,
  SearchField,
  Segmented,
  ShortAddress,
  Stack,
  Stat,
  SummaryCards,
  Text,
  Time,
  Timeline,
  Tooltip,
  Button,
  Menu,
} from '@mpc/ui';
import { useState } from 'react';
import { payments } from './payments.ts';
import { useSay } from './words.ts';

const [first] = payments;

/** Much of the library on one page. */
export function Overview() {
  const say = useSay();
  const [query, setQuery] = useState('');
  const [view, setView] = useState('day');
  const [way, setWay] = useState<'slow' | 'fast' | null>('slow');
  return (
    <Stack>
      <Banner tone="attention" title={say.waiting}>
        <Time at={first?.at} />, <Time at={first?.at} kind="relative" />
      </Banner>
      <SummaryCards>
        <Stat label={say.total} value={<Amount value="1234567890.123456" kind="short" />} size="figure" />
        <Stat label={say.payments} value={payments.length} />
      </SummaryCards>
      <Columns>
        <Card title={say.overview}>
          <Timeline
            label={say.overview}
            items={[
              { key: 'one', title: say.sent, state: 'done', time: <Time at={first?.at} kind="short" /> },
              { key: 'two', title: say.waiting, state: 'current' },
            ]}
          />
        </Card>
        <Card title={say.recipient}>
          <QrCode text={first?.address ?? ''} label={say.recipient} />
          <ShortAddress address={first?.address ?? ''} />
        </Card>
        <Card title={say.coin}>
          <Donut
            label={say.coin}
            slices={[
              { key: 'USDT', label: 'USDT', value: '700' },
              { key: 'BTC', label: 'BTC', value: '300.5' },
            ]}
          />
        </Card>
      </Columns>
      <LineChart
        label={say.total}
        x={payments.map(({ at }) => at)}
        series={[{ key: 'USDT', label: 'USDT', values: payments.map(({ amount }) => amount) }]}
        unit="USDT"
      />
      <SearchField label={say.search} value={query} onChange={setQuery} />
      <Segmented
        label={say.views}
        items={[
          { id: 'day', label: say.day },
          { id: 'all', label: say.max },
        ]}
        selected={view}
        onSelect={setView}
      />
      <RadioCards
        label={say.payment}
        options={[
          { id: 'slow', title: say.waiting, detail: <Text tone="muted">{say.day}</Text> },
          { id: 'fast', title: say.sent },
        ]}
        value={way}
        onChange={setWay}
      />
      <Tooltip content={say.overview}>
        <Button>{say.day}</Button>
      </Tooltip>
      <Menu
        label={say.views}
        trigger={<Button>{say.views}</Button>}
        items={[{ id: 'day', label: say.day }]}
        onAction={setView}
      />
    </Stack>
  );
}
