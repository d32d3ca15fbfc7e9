import { useState } from 'react';
import {
  Amount,
  Banner,
  Button,
  Drawer,
  EmptyState,
  Inline,
  Link,
  Page,
  Skeleton,
  StatusTag,
  Table,
  Time,
} from '../index.ts';
import { detailTexts } from './detail-page-texts.ts';
import type { PageState } from './page-state.ts';
import { PatternFrame } from './pattern-frame.tsx';
import { transfer, TransferDetail } from './transfer-detail.tsx';
import { useTexts } from './use-texts.ts';

const rows = [
  { id: 1, value: '250000.00', symbol: 'USDT', at: transfer.at },
  { id: 2, value: '120.5', symbol: 'ETH', at: transfer.at - 6_120_000 },
  { id: 3, value: '9000.00', symbol: 'TON', at: transfer.at - 10_740_000 },
];

export interface DetailPageProps {
  /** How what is shown of the row came. @default 'ready' */
  state?: PageState;
  /** Whether the row is open from the start. @default true */
  open?: boolean;
  onRetry?: () => void;
}

/** All there is to know about one row, in a drawer over the list it came from. */
export function DetailPage({ state = 'ready', open = true, onRetry = () => undefined }: DetailPageProps) {
  const words = useTexts(detailTexts);
  const [shown, setShown] = useState<number | null>(open ? 1 : null);
  return (
    <PatternFrame place="transactions">
      <Page title={words.list}>
        <Table
          label={words.list}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={({ id }) => setShown(id)}
          selectedKey={shown ?? undefined}
          columns={[
            { key: 'kind', header: words.columnKind, cell: () => words.kind, isTitle: true },
            {
              key: 'amount',
              header: words.columnAmount,
              align: 'end',
              cell: ({ value, symbol }) => <Amount value={value} symbol={symbol} sign="-" />,
            },
            {
              key: 'time',
              header: words.columnTime,
              align: 'end',
              cell: ({ at }) => <Time at={at} kind="short" />,
            },
          ]}
        />
      </Page>
      <Drawer
        open={shown !== null}
        size="wide"
        title={state === 'ready' ? words.title : words.kind}
        status={state === 'ready' && <StatusTag tone="running">{words.status}</StatusTag>}
        onClose={() => setShown(null)}
        footer={
          state === 'ready' && (
            <Inline justify="end">
              <Link href="https://tronscan.org" variant="button" external>
                {words.explorer}
              </Link>
              <Button>{words.again}</Button>
              <Button variant="primary">{words.speedUp}</Button>
            </Inline>
          )
        }
      >
        {state === 'ready' && <TransferDetail />}
        {state === 'loading' && <Skeleton shape="text" count={8} />}
        {state === 'empty' && <EmptyState title={words.gone}>{words.goneDetail}</EmptyState>}
        {state === 'failing' && (
          <Banner tone="danger" action={<Button onClick={onRetry}>{words.retry}</Button>}>
            {words.failing}
          </Banner>
        )}
      </Drawer>
    </PatternFrame>
  );
}
